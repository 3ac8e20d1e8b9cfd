// Which scenarios of the official suite are run against what, and which do not apply to a server without state, and why.

/** Against the tools of a site: they ask for nothing that a server must have been made for. */
export const AGAINST_SITE = [
  'server-initialize',
  'ping',
  'tools-list',
  'resources-list',
  'dns-rebinding-protection',
] as const

/** Against fixture-server.ts, which has the tools, resources and prompts that they name. */
export const AGAINST_FIXTURE = [
  ...AGAINST_SITE.filter((name) => name !== 'dns-rebinding-protection'),
  'tools-call-simple-text',
  'tools-call-image',
  'tools-call-audio',
  'tools-call-embedded-resource',
  'tools-call-mixed-content',
  'tools-call-with-logging',
  'tools-call-with-progress',
  'tools-call-error',
  'json-schema-2020-12',
  'logging-set-level',
  'completion-complete',
  'resources-read-text',
  'resources-read-binary',
  'resources-templates-read',
  'prompts-list',
  'prompts-get-simple',
  'prompts-get-with-args',
  'prompts-get-embedded-resource',
  'prompts-get-with-image',
] as const

const ASKS_BACK = 'the server asks the client during a call, for which it would have to keep a session'
const RESUMES = 'a stream that is left and taken up again needs events that are kept'
const SUBSCRIBES = 'nothing changes while a release is served, so there is nothing to subscribe to'

export const NOT_APPLYING: Readonly<Record<string, string>> = {
  'tools-call-sampling': ASKS_BACK,
  'tools-call-elicitation': ASKS_BACK,
  'elicitation-sep1034-defaults': ASKS_BACK,
  'elicitation-sep1330-enums': ASKS_BACK,
  'server-sse-polling': RESUMES,
  'server-sse-multiple-streams': RESUMES,
  'resources-subscribe': SUBSCRIBES,
  'resources-unsubscribe': SUBSCRIBES,
}

/** Scenarios that came with the later revision. */
export const SINCE_2025_11_25: readonly string[] = ['json-schema-2020-12', 'dns-rebinding-protection']
