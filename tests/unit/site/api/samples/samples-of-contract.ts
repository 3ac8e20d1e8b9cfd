// Every sample generated from a contract parses and fits its pane.

import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkSyntax } from '#scripts/syntax/syntax-errors.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import type { Contract } from '#site/api/contract/contract.ts'
import { generateSample } from '#site/api/samples/generate-sample.ts'
import { exampleRequest } from '#site/api/samples/request/example-request.ts'
import { SAMPLE_LANGUAGES } from '#site/api/samples/request/sample-languages.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { readContractIn } from '../../../scripts/compiler/site-stages.ts'

/** `content`: the contract's folder, relative to the project. */
export function describeSamplesOf(name: string, content: string, config: SiteConfig): void {
  describe(`the samples of ${name}`, () => {
    let contract: Contract

    beforeAll(async () => {
      contract = (await readContractIn(join(PROJECT_ROOT, content), config)).contract!
    })

    it.each(SAMPLE_LANGUAGES)('parse in $label, for every operation and example', async ({ key, fence }) => {
      const wrong: string[] = []
      for (const { operation, example, code } of allSamples(contract, config, key)) {
        const [problem] = await checkSyntax(fence, code)
        if (problem) wrong.push(`${operation} ${example}:${problem.row + 1}: ${problem.what}`)
      }
      expect(wrong).toEqual([])
    })

    it.each(SAMPLE_LANGUAGES)(
      'have lines of 100 columns at most in $label, unless one literal is longer',
      ({ key }) => {
        const wrong = allSamples(contract, config, key).flatMap(({ operation, code }) =>
          code
            .split('\n')
            .map((line) => line.replaceAll('\t', '    '))
            .filter((line) => line.length > 100 && !holdsLongLiteral(line))
            .map((line) => `${operation}: ${line}`),
        )
        expect(wrong).toEqual([])
      },
    )
  })
}

function allSamples(
  contract: Contract,
  { brand }: Pick<SiteConfig, 'brand'>,
  language: (typeof SAMPLE_LANGUAGES)[number]['key'],
) {
  const facts = { ...brand, ...contract }
  return contract.operations.flatMap((operation) => {
    const examples = operation.body?.examples.map(({ name }) => name) ?? []
    return (examples.length > 0 ? examples : [undefined]).map((example) => ({
      operation: operation.id,
      example,
      code: generateSample(language, exampleRequest(operation, example), facts),
    }))
  })
}

/** Text that fills most of a line cannot be split in every language. */
function holdsLongLiteral(line: string): boolean {
  const literals = line.match(/"(?:[^"\\]|\\.)*"|'[^']*'|`[^`]*`?|^ {2}"?.*$/g) ?? []
  return literals.some((literal) => literal.length > 60)
}
