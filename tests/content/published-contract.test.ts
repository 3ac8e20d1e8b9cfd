// The contract that is published: its samples, and its mock.

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { codeLanguage } from '#site/api/code/languages/code-language.ts'
import { siteConfig } from '#site/site.config.ts'
import { codeSamples } from '#scripts/api/contract/code-samples.ts'
import { checkPastedCode } from '#site/api/code/pasted/check-pasted-code.ts'
import { readContractIn } from '../unit/scripts/compiler/site-stages.ts'
import { realKnowledge } from './code/real-knowledge.ts'
import { examplesWithoutTheirResponse, mockOf } from '../unit/site/api/mock/mock-of-contract.ts'
import { describeSamplesOf } from '../unit/site/api/samples/samples-of-contract.ts'

describeSamplesOf('the published contract', 'content', siteConfig)

describe('the mock of the published contract', async () => {
  const published = await readContractIn(join(PROJECT_ROOT, 'content'), siteConfig)
  const contract = published.contract!
  const mock = mockOf(contract, siteConfig)
  const { askFor } = mock

  it('responds to the request of every example with the response of that name', () => {
    expect(examplesWithoutTheirResponse(mock)).toEqual([])
  })

  it('says of the wallet connections, and of nothing else, since when they are deprecated', () => {
    const deprecated = contract.operations.flatMap((operation) => {
      const { deprecation } = askFor(operation, undefined, '').headers
      return deprecation === undefined ? [] : [`${operation.path} ${deprecation}`]
    })
    expect(deprecated).toHaveLength(7)
    expect(deprecated.filter((line) => !/^\/connections\/.* @1747785600$/.test(line))).toEqual([])
  })

  it('asks to wait at a rate limit, but not where code threw the error', () => {
    const waits = contract.operations.map((operation) => {
      const { headers, body } = askFor(operation, undefined, 'code=429')
      return { wait: headers['retry-after'], thrown: /threw|Exceeded/.test(JSON.stringify(body)) }
    })
    expect(waits.filter(({ thrown }) => thrown)).toEqual([{ wait: undefined, thrown: true }])
    expect(new Set(waits.filter(({ thrown }) => !thrown).map(({ wait }) => wait))).toEqual(new Set(['8']))
  })

  it('names what is wrong with a field in whole sentences', () => {
    const messages = contract.operations
      .flatMap((operation) => operation.responses.flatMap((response) => response.examples))
      .map(({ value }) => value as { detail?: string; errors?: Record<string, string[]> } | undefined)
      .filter((body) => body?.detail === 'One or more fields are not valid.')
      .flatMap((body) => Object.values(body?.errors ?? {}).flat())
    expect(messages.length).toBeGreaterThan(30)
    expect(messages.filter((message) => !message.endsWith('.'))).toEqual([])
  })
})

describe('the samples that the published contract carries', () => {
  it('are known by their language and by what they call, without being told', async () => {
    const knowledge = await realKnowledge()
    const { contract } = await readContractIn(join(PROJECT_ROOT, 'content'), siteConfig)
    const unknown: unknown[] = []
    for (const operation of contract!.operations) {
      for (const { lang, source } of codeSamples(operation, contract!, siteConfig.brand)) {
        const { language, calls } = await checkPastedCode({ code: source }, knowledge)
        const called = calls.map((call) => call.operation)
        const isKnown = codeLanguage(lang) === language && called.includes(operation.id)
        if (!isKnown) unknown.push({ operation: operation.id, lang, language, called })
      }
    }
    expect(unknown).toEqual([])
  }, 120_000)
})
