// The value of a string or number literal.

/** Handles C-style escapes; unknown ones are left as written. */
export function unescapeText(written: string): string {
  return written.replaceAll(/\\(u[0-9a-fA-F]{4}|.)/gs, (whole, escape: string) => {
    if (escape.length > 1) return String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return ESCAPES[escape] ?? (/["'`\\$\n/]/.test(escape) ? escape.trim() : whole)
  })
}

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', 0: '\0' }

/** `1_000`, `10L`, `2.5`. */
export function numberOf(written: string): number {
  return Number(written.replaceAll('_', '').replace(/(?<=\d)[fFdDlLmMuU]+$/, ''))
}
