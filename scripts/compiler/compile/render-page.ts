// Turns rendered HTML into a compiled page: parses it into one tree, runs the plugins that complete it, and collects
// what each output needs.

import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { encodePath } from '#site/model/urls.ts'
import type { CompiledPage, TocEntry } from '../page/compiled-page.ts'
import type { PageState } from '../page/page-state.ts'
import { rehypeChecklists } from '../markdown/rehype/rehype-checklists.ts'
import { rehypeEndpoints } from '../markdown/rehype/rehype-endpoints.ts'
import { rehypeHeadingIds } from '../markdown/rehype/rehype-heading-ids.ts'
import { rehypeHeadingLinks } from '../markdown/rehype/rehype-heading-links.ts'
import { rehypeHighlightCode } from '../markdown/rehype/rehype-highlight-code.ts'
import { rehypeImages } from '../markdown/rehype/rehype-images.ts'
import { rehypeLateFields } from '../markdown/rehype/rehype-late-fields.ts'
import { rehypeLinks } from '../markdown/rehype/rehype-links.ts'
import { rehypeLongCode } from '../markdown/rehype/rehype-long-code.ts'
import { rehypeOperationsFirst } from '../markdown/rehype/rehype-operations-first.ts'
import { rehypePageTitle } from '../markdown/rehype/rehype-page-title.ts'
import { putBackPlainParts } from '../markdown/rehype/rehype-plain-parts.ts'
import { rehypeReadPlaces } from '../markdown/rehype/rehype-read-places.ts'
import { rehypeSamplePanes } from '../markdown/rehype/rehype-sample-panes.ts'
import { rehypeStepHeadings } from '../markdown/rehype/rehype-step-headings.ts'
import { rehypeTables } from '../markdown/rehype/rehype-tables.ts'
import { rehypeTabs } from '../markdown/rehype/rehype-tabs.ts'
import { hasClass } from '../markdown/tree/has-class.ts'
import { shortDescription } from '../../content/short-description.ts'
import { walkElements } from '../../syntax/walk-tree.ts'
import { collectAnchors, collectSamples, collectToc, countWords, firstParagraph } from './collect-contents.ts'
import { collectSections } from './collect-sections.ts'
import { pageMarkdown } from './page-markdown.ts'

/** Completes the tree. All outputs derive from the result. */
const meaning = unified()
  .use(rehypeReadPlaces)
  .use(rehypePageTitle)
  .use(rehypeStepHeadings)
  .use(rehypeHeadingIds)
  .use(rehypeTabs)
  .use(rehypeChecklists)
  .use(rehypeImages)
  .use(rehypeLinks)
  .freeze()

/** Adds what only the HTML shows. */
const decoration = unified()
  .use(rehypeOperationsFirst)
  // Before highlighting, which is for what stays in the page.
  .use(rehypeSamplePanes)
  .use(rehypeEndpoints)
  .use(rehypeTables)
  .use(rehypeLongCode)
  .use(rehypeHighlightCode)
  .use(rehypeHeadingLinks)
  .use(rehypeLateFields)
  .freeze()

/** Attributes that are for the build alone. */
const SOURCES = ['dataMermaid', 'dataSdk', 'dataShared', 'dataSummary']

export function renderPage(state: PageState, rendered: string): CompiledPage {
  const tree = fromHtml(rendered, { fragment: true })
  putBackPlainParts(tree, state.plainParts)
  const file = new VFile({ path: state.file, data: { state } })
  meaning.runSync(tree, file)
  const samples = collectSamples(tree, state.files)
  const sections = collectSections(tree)
  const page: CompiledPage = {
    ...emptyPage(state),
    title: state.frontMatter.title ?? state.heading ?? state.fallbackTitle,
    description:
      state.frontMatter.description ??
      (state.settings.content.configured ? '' : shortDescription(firstParagraph(tree) ?? '')),
    toc: collectToc(tree, state.frontMatter),
    markdown: pageMarkdown(tree, state.settings.origin + encodePath(state.path)),
    sections,
    anchors: collectAnchors(tree),
    samples,
    words: countWords(sections),
  }
  decoration.runSync(tree, file)
  dropSources(tree)
  const { late, sidebarList } = state
  return {
    ...page,
    toc: withoutOperations(page.toc, tree),
    html: toHtml(tree),
    late,
    ...(sidebarList !== undefined && { sidebarList }),
    ...learned(state),
  }
}

/** A page's list of endpoints names its operations already. */
function withoutOperations(toc: TocEntry[], tree: Root): TocEntry[] {
  const titles = new Set<unknown>()
  walkElements(tree, (element) => {
    if (hasClass(element, 'operation-title')) titles.add(element.properties['id'])
  })
  return toc.filter(({ id }) => !titles.has(id))
}

/** The page as far as it is known without its content. */
export function emptyPage(state: PageState): CompiledPage {
  return {
    file: state.file,
    path: state.path,
    frontMatter: state.frontMatter,
    title: state.frontMatter.title ?? state.fallbackTitle,
    description: state.frontMatter.description ?? '',
    html: '',
    toc: [],
    late: [],
    markdown: '',
    sections: [],
    anchors: [],
    samples: [],
    words: 0,
    ...learned(state),
  }
}

function learned(state: PageState) {
  return {
    links: state.links,
    assets: [...state.assets.values()],
    ...(state.diagrams.length > 0 ? { diagrams: state.diagrams } : {}),
    ...(state.operations.length > 0 ? { operations: state.operations } : {}),
    dependencies: [...state.dependencies].sort(),
    partials: [...state.partials].sort(),
    variables: [...state.variables].sort(),
    diagnostics: state.diagnostics,
  }
}

/** The source of a diagram has gone to the Markdown, and what names a field to the search. */
function dropSources(tree: Root): void {
  walkElements(tree, (element) => {
    for (const source of SOURCES) delete element.properties[source]
  })
}
