// The image shown for shared links: mark and name of the product, its description, and the mark again, large and pale.
// Text is drawn as outlines of the site's font, so that every machine produces the same image.

import type { MarkShape } from '#site/model/site-config.ts'
import { loadLetters, type Letters, type Weight } from '../fonts/letters.ts'
import type { BrandColors } from './brand-colors.ts'
import { markShapes } from './mark-drawing.ts'

export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const

const EDGE = 80
const TEXT_WIDTH = 760
const TEXT_SIZES = [60, 52, 44, 38]
const MAX_LINES = 4

interface SocialImageText {
  name: string
  text: string
  mark: readonly MarkShape[]
  colors: BrandColors
}

/** SVG. */
export async function socialImage({ name, text, mark, colors }: SocialImageText): Promise<string> {
  const letters = await loadLetters()
  const { lines, size } = fittingLines(letters, drawable(letters, text))
  const leading = size * 1.24
  const first = 360 - ((lines.length - 1) * leading) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SOCIAL_IMAGE.width} ${SOCIAL_IMAGE.height}">`,
    `<rect width="100%" height="100%" fill="${colors.canvas}"/>`,
    `<g opacity="0.18" transform="translate(820 95) scale(13.75)">${markShapes(mark, colors, 'dark')}</g>`,
    `<g transform="translate(${EDGE} 84) scale(2.25)">${markShapes(mark, colors, 'dark')}</g>`,
    words(letters, drawable(letters, name), {
      x: EDGE + 96,
      y: 136,
      size: 48,
      weight: 'strong',
      fill: colors.paper,
    }),
    ...lines.map((line, at) =>
      words(letters, line, {
        x: EDGE,
        y: first + at * leading,
        size,
        weight: 'strong',
        fill: colors.paper,
      }),
    ),
    words(letters, 'Documentation', { x: EDGE, y: 548, size: 30, weight: 'plain', fill: colors.muted }),
    '</svg>',
  ].join('')
}

interface Place {
  x: number
  y: number
  size: number
  weight: Weight
  fill: string
}

function words(letters: Letters, text: string, { x, y, size, weight, fill }: Place): string {
  const scale = size / letters.units
  const glyphs = letters
    .glyphs(text, weight)
    .map((glyph) => `<path transform="translate(${glyph.x} 0)" d="${letters.outline(glyph.id)}"/>`)
  return `<g fill="${fill}" transform="translate(${x} ${y.toFixed(1)}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`
}

/** The text without characters that the font lacks. */
function drawable(letters: Letters, text: string): string {
  return [...text.replace(/\s+/g, ' ').trim()]
    .filter((letter) => {
      try {
        letters.glyphs(letter, 'strong')
        return true
      } catch {
        return false
      }
    })
    .join('')
}

/** The largest size at which the text fits; if even the smallest does not, the text is cut after a word. */
function fittingLines(letters: Letters, text: string): { lines: string[]; size: number } {
  const sizes = TEXT_SIZES.map((size) => ({ size, lines: brokenLines(letters, text, size) }))
  const fitting = sizes.find(({ lines }, at) => lines.length <= (at === 0 ? 2 : at === 1 ? 3 : MAX_LINES))
  if (fitting) return fitting
  const { size, lines } = sizes.at(-1)!
  const kept = lines.slice(0, MAX_LINES)
  kept[MAX_LINES - 1] = `${kept.at(-1)!.replace(/\s*\S*$/, '')}…`
  return { size, lines: kept }
}

function brokenLines(letters: Letters, text: string, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && letters.width(longer, size, 'strong') <= TEXT_WIDTH)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
