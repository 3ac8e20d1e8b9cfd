// Tells code from prose in Markdown that is read line by line: fenced code blocks (CommonMark 0.31, section 4.5), in quotes
// and at the beginning of list items too.

/** `opening` and `closing` are the fences themselves. */
export type LineKind = 'prose' | 'opening' | 'code' | 'closing'

const OPENING = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})([^]*)$/
const CLOSING = /^[\s>]*(`{3,}|~{3,})\s*$/

/** Tells the kind of a line. To be called with each line of a text in order. */
export function createFenceTracker(): (line: string) => LineKind {
  let fence: string | undefined
  return (line) => {
    if (fence !== undefined) {
      if (CLOSING.exec(line)?.[1]?.startsWith(fence) !== true) return 'code'
      fence = undefined
      return 'closing'
    }
    const [, mark, info = ''] = OPENING.exec(line) ?? []
    // Backticks with further backticks on their line are inline code.
    if (mark === undefined || (mark.startsWith('`') && info.includes('`'))) return 'prose'
    fence = mark
    return 'opening'
  }
}
