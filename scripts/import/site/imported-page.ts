// A page being imported: its source, its destination, and its tree.

import { posix } from 'node:path'
import type { Root } from 'mdast'
import type { Engine } from '../engines/engine.ts'
import type { Report } from '../found/import-problem.ts'
import { convertTree } from '../markdown/convert-tree.ts'
import type { PageContext } from '../markdown/page-context.ts'
import { formulasAsCode } from '../markdown/formulas.ts'
import { replaceSecrets } from '../markdown/replace-secrets.ts'
import { parseSource } from '../markdown/parse-source.ts'
import { readSourceFrontMatter, type SourceFrontMatter } from '../source/source-front-matter.ts'
import type { ImportPlan, PlannedPage } from '../source/import-plan.ts'
import { readConfig, resolveModule } from '../source/read-config.ts'
import type { SourceTree } from '../source/source-tree.ts'

export interface ImportedPage {
  /** Relative to the tree. */
  file: string
  /** Canonical path; partials have none. */
  path: string | undefined
  frontMatter: SourceFrontMatter
  tree: Root
  report: PageContext['report']
}

export interface Importing {
  source: SourceTree
  engine: Engine
  plan: ImportPlan
  report: Report
  /** Partials by their source file. */
  partials: Map<string, { name: string; page: ImportedPage }>
}

/** Reads and converts a page; undefined if its file is not text. */
export function importPage(
  file: string,
  path: string | undefined,
  markdown: PlannedPage['markdown'],
  importing: Importing,
): ImportedPage | undefined {
  const { source, engine, plan } = importing
  const written = source.text(file)
  if (written === undefined) return undefined
  const frontMatter = readSourceFrontMatter(file, written, importing.report)
  const prepared = engine.prepare?.(written, file, source, plan.root, importing.report)
  const report = reportIn(file, prepared?.origins ?? [], importing.report)
  const tree = readTree(prepared?.text ?? written, markdown, plan, report)
  const page: ImportedPage = { file, path, frontMatter, tree, report }
  const context = contextOf(page, importing)
  engine.beforeConversion?.(tree, context)
  convertTree(tree, context)
  replaceSecrets(tree, report)
  return page
}

/** Reports at places of the prepared text: `origins` are the lines of the source that its lines come from. */
function reportIn(file: string, origins: readonly number[], report: Report): PageContext['report'] {
  return (at, kind, what, fix) => {
    const { line = 1, column = 1 } = at?.position?.start ?? {}
    report({ kind, file, line: origins[line - 1] ?? line, column, what, fix })
  }
}

function readTree(
  text: string,
  markdown: PlannedPage['markdown'],
  { math }: ImportPlan,
  report: PageContext['report'],
): Root {
  const formulas = math ? formulasAsCode(text) : { text, places: [] }
  for (const start of formulas.places) {
    const at = { position: { start, end: start } }
    report(at, 'math', 'the formula is shown as code', 'nothing, unless readers need it typeset')
  }
  const { tree, notMdx } = parseSource(formulas.text, markdown)
  if (notMdx) {
    const { line, column, message } = notMdx
    report(
      { position: { start: { line, column }, end: { line, column } } },
      'code',
      `the page is not MDX and was read as Markdown: ${message.split('\n')[0]}`,
      'compare the page with its source from here on',
    )
  }
  return tree
}

function contextOf({ file, path, frontMatter, report }: ImportedPage, importing: Importing): PageContext {
  const { source, engine } = importing
  return {
    file,
    isPartial: path === undefined,
    frontMatter: frontMatter.values,
    components: engine.components,
    wordsAreTitle: engine.wordsAreTitle,
    magicComments: engine.magicComments ?? false,
    values: new Map<string, unknown>([
      ['frontMatter', frontMatter.values],
      ['frontmatter', frontMatter.values],
    ]),
    partials: new Map(),
    valueFrom: (specifier, name) => {
      const held = fileOf(specifier, file, importing)
      return held === undefined ? undefined : readConfig(source, held, () => undefined, { name })
    },
    textOf: (specifier) => {
      const held = fileOf(specifier, file, importing)
      return held === undefined ? undefined : source.text(held)
    },
    partialOf: (specifier) => partialName(specifier, file, importing),
    report,
  }
}

/** The file of an import, from the page or from the root of the site. */
function fileOf(specifier: string, from: string, { source, plan }: Importing): string | undefined {
  if (specifier.startsWith('.')) return resolveModule(source, from, specifier)
  const below = specifier.replace(/^(?:@site|@|~)?\//, './')
  // `@` and `~` stand for the root of the site or, as most configurations of TypeScript have it, for its sources.
  const folders = specifier.startsWith('@site') ? [''] : ['', 'src']
  return folders
    .map((folder) => resolveModule(source, posix.join(plan.root, folder, 'x'), below))
    .find((file) => file !== undefined)
}

/** The name of the partial that an imported Markdown file becomes. A file that includes itself is included once. */
function partialName(specifier: string, from: string, importing: Importing): string | undefined {
  const { partials } = importing
  const file = fileOf(specifier, from, importing)
  if (file === undefined) return undefined
  const known = partials.get(file)
  if (known) return known.name
  const name = freeName(file, new Set([...partials.values()].map((partial) => partial.name)))
  const place = { name, page: { file } as ImportedPage }
  partials.set(file, place)
  const page = importPage(file, undefined, 'mdx', importing)
  if (!page) return undefined
  place.page = page
  return name
}

function freeName(file: string, taken: ReadonlySet<string>): string {
  const bare = file
    .replace(/\.mdx?$/, '')
    .split('/')
    .slice(-2)
    .join('-')
  const stem =
    bare
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'partial'
  let name = stem
  for (let number = 2; taken.has(name); number++) name = `${stem}-${number}`
  return name
}
