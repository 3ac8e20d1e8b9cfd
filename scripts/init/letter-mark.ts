// A mark for a product that brings none: its first letter, dark on a gold tile.

import type { MarkShape } from '#site/model/site-config.ts'
import { loadLetters } from '../fonts/letters.ts'

const TILE = 'M8 1H24a7 7 0 0 1 7 7V24a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7V8a7 7 0 0 1 7-7z'
/** For a letter that the face does not have. */
const BARS = 'M9 9H23V12.5H9zM9 14.5H19V18H9zM9 20H23V23.5H9z'
const LETTER_SIZE = 17
const MIDDLE = 16

export async function letterMark(name: string): Promise<MarkShape[]> {
  return [
    { tone: 'accent', path: TILE },
    { tone: 'on-accent', path: (await letterPath(name)) ?? BARS },
  ]
}

async function letterPath(name: string): Promise<string | undefined> {
  const letters = await loadLetters()
  const letter = [...name].find((one) => /[\p{L}\p{N}]/u.test(one))?.toUpperCase()
  if (letter === undefined) return undefined
  try {
    return placed(letters.outline(letters.glyphs(letter, 'strong')[0]!.id))
  } catch {
    return undefined
  }
}

/** A path in units of the face, y upwards, in the middle of the tile. */
function placed(outline: string): string {
  const steps = [...outline.matchAll(/([mlqcz])([^mlqcz]*)/g)].map(([, command = '', rest = '']) => ({
    command,
    numbers: (rest.match(/-?\d+/g) ?? []).map(Number),
  }))
  const { left, right, bottom, top } = extent(steps)
  const scale = LETTER_SIZE / Math.max(right - left, top - bottom)
  let isFirst = true
  return steps
    .map(({ command, numbers }) => {
      const scaled = numbers.map((value, at) => {
        const size = at % 2 === 0 ? value * scale : -value * scale
        if (!isFirst) return size
        return at % 2 === 0
          ? MIDDLE - ((left + right) / 2) * scale + size
          : MIDDLE + ((top + bottom) / 2) * scale + size
      })
      const written = (isFirst ? 'M' : command) + scaled.map((value) => Number(value.toFixed(2))).join(' ')
      isFirst = false
      return written
    })
    .join('')
}

interface Step {
  command: string
  numbers: number[]
}

function extent(steps: readonly Step[]): { left: number; right: number; bottom: number; top: number } {
  const [xs, ys]: [number[], number[]] = [[], []]
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const { command, numbers } of steps) {
    if (command === 'z') [x, y] = [startX, startY]
    else {
      for (let at = 0; at < numbers.length; at += 2) {
        xs.push(x + numbers[at]!)
        ys.push(y + numbers[at + 1]!)
      }
      ;[x, y] = [xs.at(-1)!, ys.at(-1)!]
    }
    if (command === 'm') [startX, startY] = [x, y]
  }
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}
