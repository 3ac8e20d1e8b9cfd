// Checks the options that a server SDK's client is made with: their names, and that there is a key.

import { nearestField } from '../../../../spelling/nearest-field.ts'
import type { SampleField } from '../../syntax/read-value.ts'
import type { BuilderChain, CallChain, CallName, CodeCalls } from '../../syntax/call-chain.ts'
import type { Finding } from '../../known/code-finding.ts'
import { isScript, type CodeLanguage } from '../../languages/code-language.ts'
import type { SampleContract } from '../../known/sample-contract.ts'

const SCRIPT = ['apiKey', 'maxRetries', 'timeoutInSeconds', 'headers', 'fetch']
const PYTHON = ['api_key', 'timeout', 'httpx_client']
const BUILDER = ['apiKey', 'timeout', 'maxRetries', 'url', 'httpClient']

/** What an option may be called that holds the key. */
const IS_KEY = /key|token|secret/i

export function checkClientOptions(
  { calls, builders = [] }: CodeCalls,
  language: CodeLanguage,
  { brand: { scopePascal } }: SampleContract,
): Finding[] {
  if (isScript(language)) return calls.flatMap((call) => ofScript(call, `new ${scopePascal}Client`))
  if (language === 'python')
    return calls.flatMap(({ names, arguments: given }) => {
      if (!new RegExp(`^(?:Async)?${scopePascal}$`).test(names.at(-1)!.name)) return []
      return unknownOptions(
        given.flatMap(({ name }) => name ?? []),
        PYTHON,
      )
    })
  return builders.flatMap(({ root, steps }: BuilderChain) =>
    new RegExp(`^(?:Async)?${scopePascal}ApiClient\\.builder$`).test(root)
      ? unknownOptions(optionsOf(steps), BUILDER)
      : [],
  )
}

/** A call on the client may follow: `.build().tokens().get(id)`. */
function optionsOf(steps: BuilderChain['steps']): CallName[] {
  const names = steps.map(({ name }) => name)
  const end = names.findIndex(({ name }) => name === 'build')
  return end < 0 ? names : names.slice(0, end)
}

function ofScript({ names, arguments: [given] }: CallChain, made: string): Finding[] {
  const [{ name, at }] = names as [SampleField]
  if (name !== made || names.length > 1) return []
  const value = given?.value
  const needed: Finding = {
    code: 'sample-call-unknown',
    at: value?.at ?? at,
    what: 'the client needs the option `apiKey`',
    fix: 'write `{ apiKey: … }`',
  }
  if (!value || value.kind === 'literal') return [needed]
  if (value.kind !== 'object') return []
  const unknown = unknownOptions(value.fields, SCRIPT)
  const hasKey = value.open || value.fields.some((field) => field.name === 'apiKey')
  return hasKey || unknown.some(({ fix }) => fix === 'write `apiKey`') ? unknown : [...unknown, needed]
}

function unknownOptions(
  given: readonly Pick<SampleField, 'name' | 'at'>[],
  known: readonly string[],
): Finding[] {
  const lacksKey = !given.some(({ name }) => name === known[0])
  return given
    .filter(({ name }) => !known.includes(name))
    .map(({ name, at }) => {
      const meant = lacksKey && IS_KEY.test(name) ? known[0] : nearestField(name, known)
      const fix = meant === undefined ? `write one of ${known.join(', ')}` : `write \`${meant}\``
      return { code: 'sample-call-unknown', at, what: `the client has no option \`${name}\``, fix }
    })
}
