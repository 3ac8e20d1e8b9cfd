// Converts another engine's tree to the files of a content folder. Writes nothing.

import type { Root } from 'mdast'
import type { Engine } from './engines/engine.ts'
import type { Report } from './found/import-problem.ts'
import { placingReport } from './found/placed-by-text.ts'
import { replaceSecrets, replaceSecretsIn } from './markdown/replace-secrets.ts'
import { anchorsOf, titleIdOf } from './site/page-anchors.ts'
import { CopiedFiles } from './site/copied-files.ts'
import { makeDistinct } from './site/distinct-heads.ts'
import { leaveDistinctIds } from './site/distinct-ids.ts'
import { addHero, plainHome } from './site/home-page.ts'
import { importPage, type ImportedPage, type Importing } from './site/imported-page.ts'
import { fillParameters } from './site/fill-parameters.ts'
import { excuseSamples } from './site/excuse-samples.ts'
import { headOf, type Head } from './site/page-head.ts'
import { pagePlace } from './site/page-place.ts'
import { replaceSecretsOfSidebars } from './site/sidebar-secrets.ts'
import { shownPartials } from './site/shown-partials.ts'
import type { LinkTargets } from './site/resolve-links.ts'
import { collectRedirects } from './site/write-redirects.ts'
import { writePages, type Placed } from './site/write-pages.ts'
import { writeSidebars } from './site/write-sidebars.ts'
import type { ImportPlan } from './source/import-plan.ts'
import type { SourceTree } from './source/source-tree.ts'

interface ImportedSite {
  /** Text by place in the content folder. */
  texts: Map<string, string>
  /** Files of the tree to copy, by place in the content folder. */
  copies: ReadonlyMap<string, string>
  /** If there are none, there is nothing else either. */
  pages: number
}

export async function importSite(
  source: SourceTree,
  engine: Engine,
  configFile: string,
  unplaced: Report,
): Promise<ImportedSite> {
  const report = placingReport(unplaced, source.text)
  const plan = engine.plan(source, configFile, report)
  replaceSecretsOfSidebars(plan.sidebars, source, configFile, report)
  const importing: Importing = { source, engine, plan, report, partials: new Map() }
  const placed = placePages(importing)
  if (placed.length === 0) return { texts: new Map(), copies: new Map(), pages: 0 }
  const pages = new Map(placed.map(({ page, place }) => [page.path!, place.path]))
  if (!placed.some(({ place }) => place.path === '/')) {
    placed.push(homePage(plan, pages, placed, configFile, report))
    pages.set('/', '/')
  }
  makeDistinct(placed.map(({ head, place }) => ({ head, path: place.path })))
  const redirects = collectRedirects(plan.redirects, pages, plan.base)
  const treeOf = (name: string): Root | undefined =>
    [...importing.partials.values()].find((partial) => partial.name === name)?.page.tree
  dropUnshownPartials(importing, placed, treeOf)
  leaveDistinctIds(
    placed.map(({ page }) => page),
    (name) => [...importing.partials.values()].find((partial) => partial.name === name)?.page,
  )
  const files = new CopiedFiles(source, plan)
  const targets: LinkTargets = {
    ...placesOf(placed, treeOf),
    paths: pages,
    redirect: redirects.target,
    files,
    base: plan.base,
    root: plan.root,
    folders: plan.linkFolders ?? [],
  }
  await finishTrees([...placed, ...importing.partials.values()], treeOf)
  const sidebars = writeSidebars(plan.sidebars, { paths: pages, free: outsideSidebars(placed) })
  for (const { head, place } of placed) nameInSidebar(head, sidebars.labels.get(place.path))
  const texts = writePages(placed, importing, targets)
  for (const path of sidebars.unlisted) reportUnlisted(path, placed, report)
  texts.set('sidebars.yaml', sidebars.text)
  const rules = redirects.text(targets.anchors, report)
  if (rules !== '') texts.set('redirects.yaml', rules)
  return { texts, copies: files.places, pages: placed.length }
}

type TreeOf = (partial: string) => Root | undefined

function dropUnshownPartials({ partials }: Importing, placed: readonly Placed[], treeOf: TreeOf): void {
  const shown = shownPartials(
    placed.map(({ page }) => page.tree),
    treeOf,
  )
  for (const [file, { name }] of partials) if (!shown.has(name)) partials.delete(file)
}

/** What a link can lead to. */
function placesOf(
  placed: readonly Placed[],
  treeOf: TreeOf,
): Pick<LinkTargets, 'pathOfFile' | 'anchors' | 'titles'> {
  return {
    pathOfFile: new Map(placed.map(({ page, place }) => [page.file, place.path])),
    anchors: new Map(placed.map(({ page, place }) => [place.path, anchorsOf(page.tree, treeOf)])),
    titles: new Map(placed.flatMap(({ place, titleId }) => (titleId ? [[place.path, titleId]] : []))),
  }
}

async function finishTrees(pages: readonly { page: ImportedPage }[], treeOf: TreeOf): Promise<void> {
  for (const { page } of pages) {
    fillParameters(page.tree, treeOf)
    await excuseSamples(page.tree)
  }
}

/** Pages that need not be in a sidebar. */
function outsideSidebars(placed: readonly Placed[]): Set<string> {
  const free = placed.filter(({ head, landing }) => landing || head['noindex'])
  return new Set(free.map(({ place }) => place.path))
}

function placePages(importing: Importing): Placed[] {
  const files = new Map<string, string>()
  return importing.plan.pages.flatMap(({ file, path, markdown }): Placed[] => {
    const place = pagePlace(path)
    const first = files.get(place.path)
    if (first !== undefined) {
      const what = `\`${first}\` also has the path \`${place.path}\`, so this page was left out`
      importing.report({
        kind: 'page',
        file,
        line: 1,
        column: 1,
        what,
        fix: 'give one of the two another path',
      })
      return []
    }
    const page = importPage(file, path, markdown, importing)
    if (!page) return []
    files.set(place.path, file)
    const titleId = titleIdOf(page.tree)
    const head = headOf(page)
    replaceSecretsIn(head, page.report)
    const landing = addHero(page)
    if (landing) {
      head['layout'] = 'landing'
      replaceSecrets(page.tree, page.report)
    }
    return [{ page: { ...page, path }, head, place, landing, titleId }]
  })
}

function homePage(
  plan: ImportPlan,
  pages: ReadonlyMap<string, string>,
  placed: readonly Placed[],
  configFile: string,
  report: Report,
): Placed {
  const what = 'the tree has no home page in Markdown, so a plain one was written'
  report({
    kind: 'page',
    file: configFile,
    line: 1,
    column: 1,
    what,
    fix: 'write index.mdx: `layout: landing` has Hero, Cards and Section',
  })
  const names = new Map(placed.map(({ head, page }) => [page.path!, head.title]))
  const tree = plainHome(plan.title, plan.sidebars, new Map([...names].filter(([path]) => pages.has(path))))
  const page: ImportedPage = {
    file: 'index.mdx',
    path: '/',
    frontMatter: { values: {}, lines: new Map() },
    tree,
    report: () => undefined,
  }
  const head: Head = {
    title: plan.title,
    description: `The documentation of ${plan.title}.`,
    layout: 'landing',
  }
  return { page, head, place: pagePlace('/'), landing: true, titleId: undefined }
}

/** A sidebar's own label takes the place of one in the front matter. */
function nameInSidebar(head: Head, label: string | undefined): void {
  if (label === undefined) return
  if (label === head.title) delete head['sidebar_label']
  else head['sidebar_label'] = label
}

function reportUnlisted(path: string, placed: readonly Placed[], report: Report): void {
  const found = placed.find(({ place }) => place.path === path)
  if (!found || path === '/') return
  report({
    kind: 'sidebar',
    file: found.page.file,
    line: 1,
    column: 1,
    what: `no sidebar lists \`${path}\`, so it is under “More pages”`,
    fix: 'move it in sidebars.yaml, or hide it with `noindex: true`',
  })
}
