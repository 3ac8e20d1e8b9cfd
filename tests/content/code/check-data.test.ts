// The verdicts of the tools and of the page for a reader's own code, beside those of the build, over every sample of the site.

import { expect, it } from 'vitest'
import { checkCode } from '#site/api/code/check/check-code.ts'
import type { CheckedCode } from '#site/api/code/check/checked-code.ts'
import { createFormValidator } from '#site/api/code/judge/form-validator.ts'
import { readAnnotation } from '#site/api/code/known/sample-annotation.ts'
import { compiledPage } from '#scripts/compiler/compile/compiled-page.step.ts'
import { contentFolder } from '#scripts/content/content.step.ts'
import { configuredSite, openSite } from '#scripts/build/open-site.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { contractIn } from '../../unit/scripts/api/samples/vault-contract.ts'
import { realKnowledge } from './real-knowledge.ts'

/** What makes a good sample a bad one. */
const MISTAKES: readonly [RegExp, string][] = [
  [/\bnumber\b/i, 'numbr'],
  [/"card"|'card'/, '"crd"'],
  [/\btype\b/, 'typ'],
  [/\b12\b/, '99'],
  [/\bcreate\b/i, 'creat'],
]

it('says of each sample, good or spoiled, what the build says', async () => {
  const build = await contractIn(`${PROJECT_ROOT}/content`, configuredSite())
  const { contract: tools } = await realKnowledge()
  const interpreted = { ...build, validate: createFormValidator(build.schemas) }
  const graph = openSite({ config: configuredSite() })
  const samples = await graph.repairing(async () => {
    const { content } = await graph.ask(contentFolder, null)
    const pages = await Promise.all(content!.pages.map(({ file }) => graph.parts(compiledPage, file)))
    return pages.flatMap((page) => page.get('samples') ?? [])
  })
  const seen = new Set<string>()
  const different: unknown[] = []
  let found = 0
  for (const { language, code, meta } of samples) {
    const spoiled = MISTAKES.map(([right, wrong]) => code.replace(right, wrong))
    for (const variant of new Set([code, ...spoiled])) {
      const key = `${language} ${meta} ${variant}`
      if (seen.has(key)) continue
      seen.add(key)
      const sample = { language, code: variant }
      const annotation = readAnnotation(meta)
      const first = await checkCode(sample, annotation, build)
      // What comes back is no question about a reader's code: the tools know of no response's body.
      const isResponse = language === 'json' || code.startsWith('HTTP/')
      const second = await checkCode(sample, annotation, isResponse ? interpreted : tools)
      found += first.findings.length
      const isSame = inOrder(first) === inOrder(second)
      if (!isSame) different.push({ language, code: variant, build: first.findings, tools: second.findings })
    }
  }
  // As many as there are only where samples were read and spoiled ones were found out.
  expect(seen.size).toBeGreaterThan(2000)
  expect(found).toBeGreaterThan(500)
  expect(different).toEqual([])
}, 300_000)

/** Validators tell the mistakes of one value in an order of their own. */
function inOrder({ findings, ...rest }: CheckedCode): string {
  return JSON.stringify([rest, findings.map((finding) => JSON.stringify(finding)).sort()])
}
