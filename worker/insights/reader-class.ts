// Classifies the client as coarsely as is useful: a browser, an agent that reads for a language model, or another
// program.

import { prefersMarkdown } from '../http/negotiate.ts'

type ReaderClass = 'browser' | 'agent' | 'program'

/** Kinds of response that only agents request. */
const AGENT_KINDS = new Set(['markdown', 'mcp'])
/** User agents that the operators of agents document. */
const KNOWN_AGENTS = new RegExp(
  [
    'gptbot',
    'chatgpt-user',
    'oai-searchbot',
    'claudebot',
    'claude-user',
    'claude-code',
    'anthropic-ai',
    'perplexity',
    'google-extended',
    'gemini',
    'mistralai-user',
    'ccbot',
    'bytespider',
    'cursor',
    'copilot',
  ].join('|'),
  'i',
)

export function readerClass(headers: Headers, kind: string | undefined): ReaderClass {
  if (kind !== undefined && AGENT_KINDS.has(kind)) return 'agent'
  if (prefersMarkdown(headers.get('accept')) || KNOWN_AGENTS.test(headers.get('user-agent') ?? ''))
    return 'agent'
  // Every recent browser sends Sec-Fetch headers; few programs do.
  return headers.has('sec-fetch-site') ? 'browser' : 'program'
}
