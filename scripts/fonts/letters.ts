// Widths and outlines of the letters in drawings, from the site's text font, so that words take the same space
// everywhere.

import { readFileSync } from 'node:fs'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { ALPHABET, FACES } from './faces.ts'

export type Weight = 'plain' | 'strong'

interface Glyph {
  /** Names its outline in a drawing. */
  id: string
  /** Its position, in font units. */
  x: number
}

export interface Letters {
  /** Font units per em. */
  units: number
  width(text: string, size: number, weight: Weight): number
  glyphs(text: string, weight: Weight): Glyph[]
  /** An SVG path in font units, with y upwards. Empty for a space. */
  outline(id: string): string
}

const WEIGHTS: Record<Weight, number> = { plain: 450, strong: 580 }

let loaded: Promise<Letters> | undefined

export function loadLetters(): Promise<Letters> {
  return (loaded ??= load())
}

async function load(): Promise<Letters> {
  const { source } = FACES.find(({ name }) => name === 'text')!
  const face = new Face(new Blob(await subsetFont(readFileSync(source), ALPHABET, { targetFormat: 'sfnt' })))
  const fonts = {
    plain: fontOf(face, WEIGHTS.plain),
    strong: fontOf(face, WEIGHTS.strong),
  }
  const shaped = (text: string, weight: Weight) => {
    const buffer = new Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(fonts[weight], buffer)
    const infos = buffer.getGlyphInfos()
    const missing = infos.find(({ codepoint }) => codepoint === 0)
    if (missing) throw new Error(`the face of drawings has no letter for “${text[missing.cluster]}”`)
    let x = 0
    const glyphs = buffer.getGlyphPositions().map(({ xAdvance, xOffset }, at) => {
      const glyph = { id: `${weight === 'plain' ? 'p' : 's'}${infos[at]!.codepoint}`, x: x + xOffset }
      x += xAdvance
      return glyph
    })
    return { glyphs, advance: x }
  }
  return {
    units: face.upem,
    width: (text, size, weight) => (shaped(text, weight).advance / face.upem) * size,
    glyphs: (text, weight) => shaped(text, weight).glyphs,
    outline: (id) =>
      relativePath(fonts[id.startsWith('p') ? 'plain' : 'strong'].glyphToPath(Number(id.slice(1)))),
  }
}

function fontOf(face: Face, weight: number): Font {
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  return font
}

/** The same path with relative coordinates in whole units: a third shorter. */
function relativePath(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  return [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)]
    .map(([, command = '', rest = '']) => {
      const numbers = (rest.match(/-?[\d.]+/g) ?? []).map((value) => Math.round(Number(value)))
      if (command === 'Z') {
        ;[x, y] = [startX, startY]
        return 'z'
      }
      const steps = numbers.map((value, at) => value - (at % 2 === 0 ? x : y))
      ;[x = x, y = y] = numbers.slice(-2)
      if (command === 'M') [startX, startY] = [x, y]
      return command.toLowerCase() + steps.join(' ').replaceAll(' -', '-')
    })
    .join('')
}
