// The picture of the landing page: a payment card laid from tiles, its right edge coming apart.
// Computed, not drawn: the same tiles in every build.

export type Tone = 'stone' | 'shade' | 'glass' | 'gold'

/** Size of the picture in its own units. */
export const MOSAIC = { width: 560, height: 300 } as const

const PITCH = 20
const TILE = 16.5
const COLUMNS = 28
const ROWS = 15
const CARD = { left: 0, top: 2, right: 17, bottom: 12 }
const CHIP = { left: 2, top: 4, right: 4, bottom: 5 }
const NUMBER_ROW = 8
const NAME_ROW = 10
/** Columns of the card number: four groups of three. */
const DIGITS = new Set([2, 3, 4, 6, 7, 8, 10, 11, 12, 14, 15, 16])
/** Groups that are tokens already: their tiles are gold. */
const TOKENISED = new Set([10, 11, 12, 14, 15, 16])

/** SVG path data of all tiles, by tone. */
export function mosaicPaths(): Record<Tone, string> {
  const paths: Record<Tone, string> = { stone: '', shade: '', glass: '', gold: '' }
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const tone = toneAt(column, row)
      if (tone !== undefined) paths[tone] += tile(column, row)
    }
  }
  return paths
}

function toneAt(column: number, row: number): Tone | undefined {
  const chance = noise(column, row, 1)
  if (!within(CARD, column, row)) return strayTone(column, row, chance)
  if (isCorner(column, row)) return undefined
  // The card comes apart from its twelfth column on.
  const loss = (column - 11) / 12
  const printed = row === NUMBER_ROW && DIGITS.has(column)
  if (!printed && chance < loss) return undefined
  if (within(CHIP, column, row)) return 'gold'
  if (printed) return TOKENISED.has(column) ? 'gold' : 'glass'
  if (row === NAME_ROW && column >= 2 && column <= 7) return 'shade'
  return noise(column, row, 2) < 0.16 ? 'shade' : 'stone'
}

/** Tiles around the card: few to the left, many to the right, where they fly away. */
function strayTone(column: number, row: number, chance: number): Tone | undefined {
  const right = column - CARD.right
  if (right <= 0 || row < 1 || row > ROWS - 2) return undefined
  const middle = Math.abs(row - (CARD.top + CARD.bottom) / 2) / ROWS
  if (chance > 0.66 - right * 0.062 - middle * 0.5) return undefined
  const kind = noise(column, row, 3)
  if (kind < 0.14) return 'gold'
  return kind < 0.34 ? 'glass' : 'shade'
}

/** A quadrilateral with uneven corners, moved further from its place the further right it lies. */
function tile(column: number, row: number): string {
  const drift = Math.max(0, column - 13) * 0.5
  const left = column * PITCH + 2 + (noise(column, row, 4) - 0.3) * drift * 2
  const top = row * PITCH + 2 + (noise(column, row, 5) - 0.5) * drift * 3
  const corners = [
    [0, 0],
    [TILE, 0],
    [TILE, TILE],
    [0, TILE],
  ].map(([x = 0, y = 0], index) => {
    const uneven = (salt: number) => (noise(column, row, salt + index) - 0.5) * 2.4
    return `${round(left + x + uneven(10))} ${round(top + y + uneven(20))}`
  })
  return `M${corners.join('L')}z`
}

function within(area: typeof CARD, column: number, row: number): boolean {
  return column >= area.left && column <= area.right && row >= area.top && row <= area.bottom
}

function isCorner(column: number, row: number): boolean {
  return (column === CARD.left || column === CARD.right) && (row === CARD.top || row === CARD.bottom)
}

/** A number from 0 to 1 that depends on its arguments alone. */
function noise(column: number, row: number, salt: number): number {
  let value = Math.imul(column + 1, 0x27d4eb2d) ^ Math.imul(row + 1, 0x165667b1) ^ Math.imul(salt, 0x9e3779b1)
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return ((value ^ (value >>> 16)) >>> 0) / 0x100000000
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
