// Formulas between dollar signs, as code: nothing in them is Markdown, and nothing here typesets them.

import { createFenceTracker } from '#site/markdown/fence-tracker.ts'

const BLOCK = /^([\s>]*)\$\$\s*$/
/** Code and escaped signs are passed over; a price is no formula. */
const INLINE =
  /(`+)(?:(?!\1)[\s\S])*?\1(?!`)|\\[\\$]|\$\$([^$`]+)\$\$|\$(?![\s$])((?:\\.|[^$\\`])*?)(?<![\s\\])\$(?![\d$])/g

/** The text with every line in its place, and the places of its formulas. */
export function formulasAsCode(source: string): { text: string; places: { line: number; column: number }[] } {
  const places: { line: number; column: number }[] = []
  const kindOf = createFenceTracker()
  let isBlock = false
  const lines = source.split('\n').map((line, index) => {
    if (!isBlock && kindOf(line) !== 'prose') return line
    const [, indent] = BLOCK.exec(line) ?? []
    if (indent !== undefined) {
      if (!isBlock) places.push({ line: index + 1, column: indent.length + 1 })
      isBlock = !isBlock
      return isBlock ? `${indent}\`\`\`text` : `${indent}\`\`\``
    }
    if (isBlock) return line
    return line.replaceAll(INLINE, (whole, _code, display, inline, offset: number) => {
      const formula = (display ?? inline) as string | undefined
      if (formula === undefined) return whole
      places.push({ line: index + 1, column: offset + 1 })
      return `\`${formula.trim()}\``
    })
  })
  // A block without an end is no formula.
  return isBlock ? { text: source, places: [] } : { text: lines.join('\n'), places }
}
