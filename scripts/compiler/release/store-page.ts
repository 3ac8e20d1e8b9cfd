// Stores a compiled page with what surrounds it: breadcrumbs, pager, page footer.

import type { Hash, PageEntry } from '#site/model/release.ts'
import { isConfigured } from '../../content/content.step.ts'
import type { Reads } from '../../graph/step.ts'
import { mainHtmlCode } from '../bundles/site-code.step.ts'
import { runSiteCode } from '../bundles/run-site-code.ts'
import { compiledPage } from '../compile/compiled-page.step.ts'
import type { PageHead } from '../page/compiled-page.ts'
import type { PathsAround } from './page-tables.ts'
import { publishPage, type RecordInput } from './publish-page.ts'
import { visibleQuestions } from './visible-questions.ts'

export interface StoredPage {
  path: string
  /** In the manifest. */
  entry: PageEntry
  /** Length of its whole Markdown. */
  characters: number
  /** What the Worker adds to its Markdown. */
  around?: PathsAround
  /** What the page loads later. */
  late: Hash[]
}

type Around = Pick<RecordInput, 'place' | 'linkedFrom' | 'whole' | 'updated' | 'samples' | 'config'>

/** Publishes the page's record, its Markdown and what it loads later. */
export async function storePage(
  reads: Reads,
  file: string,
  around: (page: PageHead) => Promise<Around>,
): Promise<StoredPage> {
  const compiled = await reads.parts(compiledPage, file)
  const page = compiled.get('head')!
  const article = compiled.get('article')!
  const record = publishPage(reads, {
    page,
    article,
    markdown: compiled.get('markdown')!,
    questions: visibleQuestions(compiled.get('sections')!),
    ...(await around(page)),
    configured: await reads.ask(isConfigured, null),
    html: runSiteCode(await reads.ask(mainHtmlCode, null)),
  })
  return { path: page.path, ...record, late: article.late.map((text) => reads.publish(text)) }
}
