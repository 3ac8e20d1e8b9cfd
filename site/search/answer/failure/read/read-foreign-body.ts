// Recognises a whole error body that the API did not send: another server's HTML, XML or JSON.

const PAGE = /^\s*<(?:!doctype html|html)[\s>]/i
const XML = /^\s*<(?:\?xml\s|(?:\w{1,20}:)?(?:Error|ErrorResponse|Fault|Envelope)[\s>])/
/** Members in which other APIs and gateways say what failed. */
const SAYS_WHY = [
  'error',
  'errors',
  'message',
  'Message',
  'errorMessage',
  'errorCode',
  'error_description',
  'fault',
]
/** Members that make an object the line of a log. */
const OF_LOGS = /^(?:@?timestamp|time|ts|level|severity|msg|logger|method|path|url|httpRequest|stack)$/

/** Not for a body in the API's own form, of which only a part may have been pasted. */
export function readForeignBody(text: string): 'web-page' | 'foreign-body' | undefined {
  if (PAGE.test(text)) return 'web-page'
  if (XML.test(text)) return 'foreign-body'
  const body = text.startsWith('{') ? parsed(text) : undefined
  if (!body || Object.keys(body).some((name) => OF_LOGS.test(name))) return undefined
  return SAYS_WHY.some((name) => body[name]) ? 'foreign-body' : undefined
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return undefined
  }
}
