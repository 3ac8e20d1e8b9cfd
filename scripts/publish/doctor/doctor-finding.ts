// A finding of an examination, and how it is printed. An error stops a deployment; a warning is for the operator to
// weigh.

export interface Finding {
  level: 'ok' | 'note' | 'warning' | 'error'
  what: string
  /** What to do about it. */
  fix?: string
}

export const ok = (what: string): Finding => ({ level: 'ok', what })
export const note = (what: string): Finding => ({ level: 'note', what })
export const warning = (what: string, fix?: string): Finding => ({ level: 'warning', what, fix })
export const error = (what: string, fix?: string): Finding => ({ level: 'error', what, fix })

/** A finding as lines for the terminal. */
export function describeFinding({ level, what, fix }: Finding): string {
  const first = `${level.padEnd(7)}  ${what}`
  return fix === undefined ? first : `${first}\n         fix: ${fix}`
}
