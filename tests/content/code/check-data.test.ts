// What the tools and the page say of a reader's own code, beside what the build would say with another validator, over
// every sample of the site.

import { expect, it } from 'vitest'
import { checkCode } from '#site/api/code/check/check-code.ts'
import type { CheckedCode } from '#site/api/code/check/checked-code.ts'
import { readAnnotation } from '#site/api/code/known/sample-annotation.ts'
import { compiledPage } from '#scripts/compiler/compile/compiled-page.step.ts'
import { contentFolder } from '#scripts/content/content.step.ts'
import { configuredSite, openSite } from '#scripts/build/open-site.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { createAjvValidator } from '../../unit/site/api/ajv-validator.ts'
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

it('says of each sample, good or spoiled, what the build would say with Ajv as its validator', async () => {
  const build = await contractIn(`${PROJECT_ROOT}/content`, configuredSite())
  const { contract: tools } = await realKnowledge()
  const withAjv = { ...build, validate: createAjvValidator(build.schemas) }
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
      const first = await checkCode(sample, annotation, withAjv)
      // What comes back is no question about a reader's code: the tools know of no response's body.
      const isResponse = language === 'json' || code.startsWith('HTTP/')
      const second = await checkCode(sample, annotation, isResponse ? build : tools)
      found += first.findings.length
      const isSame = inOrder(first) === inOrder(second)
      if (!isSame) different.push({ language, code: variant, ajv: first.findings, ours: second.findings })
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
