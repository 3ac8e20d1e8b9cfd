// Formats JSON for samples: short objects on one line, long ones over several.

import { layOut, TWO_SPACES, type Doc } from '../request/layout.ts'

/** `level` is the indentation of the line it starts on, `before` the text already on that line. */
export function jsonText(value: unknown): string {
  return layOut(jsonDoc(value), TWO_SPACES)
}

function jsonDoc(value: unknown): Doc {
  if (Array.isArray(value)) return { open: '[', items: value.map(jsonDoc), close: ']', trailing: '' }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const items = Object.entries(value).map(([name, member]): Doc => [
    `${JSON.stringify(name)}: `,
    jsonDoc(member),
  ])
  return { open: '{', items, close: '}', pad: items.length > 0 ? ' ' : '', trailing: '' }
}
