// Comments in the code of a Docusaurus sample that highlight the lines after them.

const COMMENT =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--|--|;;?|%|'|REM\b)\s*highlight-(next-line|start|end)\s*(?:\*\/\s*\}|\*\/|-->)?\s*$/

/**
 * The code without the comments; the numbers of the lines that they highlight, and those that its lines had before. All
 * count from 1.
 */
export function takeMagicComments(code: string): { value: string; lines: number[]; before: number[] } {
  const kept: string[] = []
  const before: number[] = []
  const lines: number[] = []
  let isOpen = false
  let isNext = false
  for (const [index, line] of code.split('\n').entries()) {
    const kind = COMMENT.exec(line)?.[1]
    if (kind === 'next-line') isNext = true
    else if (kind !== undefined) isOpen = kind === 'start'
    else {
      kept.push(line)
      before.push(index + 1)
      if (isOpen || isNext) lines.push(kept.length)
      isNext = false
    }
  }
  return { value: kept.join('\n'), lines, before }
}
