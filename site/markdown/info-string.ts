// Parses a code fence's info string after the language: `title="Request" {1,3-4} showLineNumbers nocheck="reason"`.
// Only this module knows the syntax.

/** Keys that link a sample to the API's contract, or excuse it. */
export const ANNOTATION_KEYS = ['operation', 'status', 'schema', 'event', 'partial', 'nocheck'] as const
/** Keys that have a sample's expressions compared with their results. */
export const EXPRESSION_KEYS = ['data', 'token', 'evaluated', 'with', 'result'] as const

interface InfoPart {
  written: string
  /** `title` in `title="Request"`, or a bare word. */
  key?: string
  /** Undefined for a bare word. */
  value?: string
  /** The text in braces. */
  range?: string
}

const PART = /\s*(?:\{([^}]*)\}|([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?|(\S+))/gy

export function infoParts(info: string): InfoPart[] {
  return [...info.matchAll(PART)].map(([written, range, key, double, single, bare]) => ({
    written: written.trim(),
    range,
    key,
    value: double ?? single ?? bare,
  }))
}
