// What readers copy from a page and check is right: nothing is told of a sample of the site, whatever language is named,
// but of those that show what is old.

import { beforeAll, expect, it } from 'vitest'
import { compiledPage } from '#scripts/compiler/compile/compiled-page.step.ts'
import { configuredSite, openSite } from '#scripts/build/open-site.ts'
import { contentFolder } from '#scripts/content/content.step.ts'
import { checkPastedCode, type Knowledge } from '#site/api/code/pasted/check-pasted-code.ts'
import { realKnowledge } from './real-knowledge.ts'

/** Pages about packages and operations that have been replaced. */
const OLD = /legacy|deprecat|connections\/|sdks\/web\/javascript|web-elements\/migration|apple-pay\/api/

let knowledge: Knowledge
let samples: { page: string; language: string; code: string }[]

beforeAll(async () => {
  knowledge = await realKnowledge()
  const graph = openSite({ config: configuredSite() })
  samples = await graph.repairing(async () => {
    const { content } = await graph.ask(contentFolder, null)
    const pages = await Promise.all(content!.pages.map(({ file }) => graph.parts(compiledPage, file)))
    return pages.flatMap((page) =>
      (page.get('samples') ?? []).map(({ language, code }) => ({
        page: page.get('head')!.path,
        language,
        code,
      })),
    )
  })
}, 400_000)

it('tells nothing of the samples of the site, in the language that they are in and in the one that is detected', async () => {
  const told: unknown[] = []
  const seen = new Set<string>()
  let judged = 0
  for (const { page, language, code } of samples) {
    if (OLD.test(page) || seen.has(code)) continue
    seen.add(code)
    for (const named of [{}, { language }]) {
      const report = await checkPastedCode({ code, ...named }, knowledge)
      if (report.judged) judged++
      if (report.problems.length > 0)
        told.push({
          page,
          named,
          code: code.slice(0, 80),
          problems: report.problems.map((one) => one.problem),
        })
    }
  }
  expect(told).toEqual([])
  expect(judged).toBeGreaterThan(1500)
}, 300_000)
