// What stands after the language of a code fence: `title="Request" {1,3-4} showLineNumbers nocheck="reason"`.
// Who asks knows the keys; how they are written is known here alone.

export interface InfoPart {
  written: string
  /** `title` of `title="Request"`, or a word by itself. */
  key?: string
  /** Undefined for a word by itself. */
  value?: string
  /** What stands in braces. */
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
