// Comments in the code of a Docusaurus sample that highlight the lines after them.

const COMMENT =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--|--|;;?|%|'|REM\b)\s*highlight-(next-line|start|end)\s*(?:\*\/\s*\}|\*\/|-->)?\s*$/

/** The code without the comments, and the numbers of the lines that they highlight, from 1. */
export function takeMagicComments(code: string): { value: string; lines: number[] } {
  const kept: string[] = []
  const lines: number[] = []
  let isOpen = false
  let isNext = false
  for (const line of code.split('\n')) {
    const kind = COMMENT.exec(line)?.[1]
    if (kind === 'next-line') isNext = true
    else if (kind !== undefined) isOpen = kind === 'start'
    else {
      kept.push(line)
      if (isOpen || isNext) lines.push(kept.length)
      isNext = false
    }
  }
  return { value: kept.join('\n'), lines }
}
