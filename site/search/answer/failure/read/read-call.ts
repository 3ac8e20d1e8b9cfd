// Finds the SDK call in a stack trace, in the form of each language's traces; what the platform's own SDKs add stands in
// content/data/failure-signs.yaml.

import type { FailureSigns } from '../../../index/answer-data.ts'
import { compiledSigns } from './compiled-signs.ts'

/** Of clients that are generated from a contract. */
const FRAMES = [
  // `Tokens.create (/app/node_modules/…/resources/tokens/client/Client.js:88:31)`
  /\b\w+\.(?:__)?(?<method>\w+) \([^()\n]{1,200}\/resources\/(?<group>[\w/]{1,60}?)\/client\//,
  // `com.….resources.threeds.sessions.SessionsClient.create(`
  /\bresources\.(?<group>[a-z][\w.]{0,60}?)\.(?:Async)?(?:Raw)?[A-Z]\w{0,40}Client\.(?<method>\w+)\(/,
  // `File "…/site-packages/…/tokens/client.py", line 210, in create`
  /\/site-packages\/\w{1,40}\/(?<group>[\w/]{1,60}?)\/(?:raw_)?client\.py", line \d+, in (?<method>\w+)/,
  // `…/go-sdk/tokens.(*Client).Create(`
  /-sdk\/(?:v\d+\/)?(?<group>[\w/]{1,60})\.\(\*(?:Raw)?Client\)\.(?<method>\w+)\(/,
  // `Webhooks.WebhooksClient.CreateAsync(`
  /\b(?:Raw)?(?<group>[A-Z]\w*?)Client\.(?<method>[A-Z]\w*?)Async\s*\(/,
  // `TokensClient.__create (`, `RawTokensClient.search(`
  /\b(?:Raw)?(?<group>[A-Z]\w*?)Client\.(?:__)?(?<method>[A-Za-z]\w*)\s*\(/,
]
/** `client.tokens.get("…")` */
const OF_A_CLIENT = /\bclient\.(?<group>[a-z][\w.]*)\.(?<method>\w+)\(/

/** The call by its group and method, or by the name of its operation. */
export function readCall(text: string, signs: FailureSigns): string | undefined {
  const call = calledIn(text, FRAMES) ?? ofOwnSdk(text, signs) ?? calledIn(text, [OF_A_CLIENT])
  return call && callKey(call)
}

function calledIn(text: string, patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const { group, method } = pattern.exec(text)?.groups ?? {}
    if (group !== undefined && method !== undefined) return `${group}.${method}`
  }
  return undefined
}

function ofOwnSdk(text: string, signs: FailureSigns): string | undefined {
  for (const { pattern, operation } of compiledSigns(signs).calls) {
    const found = pattern.exec(text)
    const { group = '', method, noun = '' } = found?.groups ?? {}
    if (found && operation !== undefined) return `${operation}.${noun}`
    if (found && method !== undefined) return `${group}.${method}`
  }
  return undefined
}

/** Identical for every language's spelling of a call. */
export const callKey = (call: string): string => call.toLowerCase().replaceAll(/[^a-z\d]/g, '')
