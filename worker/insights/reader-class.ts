// Who asks, as coarsely as is useful: a person's browser, a program that reads for a language model, or another program.

import { prefersMarkdown } from '../http/negotiate.ts'

export type ReaderClass = 'browser' | 'agent' | 'program'

/** Kinds of responses that only agents ask for. */
const AGENT_KINDS = new Set(['markdown', 'mcp'])
/** What the operators of agents say that theirs call themselves. */
const KNOWN_AGENTS =
  /gptbot|chatgpt-user|oai-searchbot|claudebot|claude-user|claude-code|anthropic-ai|perplexity|google-extended|gemini|mistralai-user|ccbot|bytespider|cursor|copilot/i

export function readerClass(headers: Headers, kind: string | undefined): ReaderClass {
  if (kind !== undefined && AGENT_KINDS.has(kind)) return 'agent'
  if (prefersMarkdown(headers.get('accept')) || KNOWN_AGENTS.test(headers.get('user-agent') ?? ''))
    return 'agent'
  // Every browser of the last years says where a request comes from, and few programs do.
  return headers.has('sec-fetch-site') ? 'browser' : 'program'
}
