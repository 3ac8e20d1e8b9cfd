import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { brandColors } from '#scripts/brand/brand-colors.ts'
import { iconDrawing } from '#scripts/brand/mark-drawing.ts'

const tokens = readFileSync('site/styles/tokens.css', 'utf8')

it('draws an icon whose ink has its colour even where its style is refused', () => {
  const colors = brandColors(tokens)
  const icon = iconDrawing(
    [
      { tone: 'ink', path: 'M1 1' },
      { tone: 'accent', path: 'M2 2' },
      { tone: 'on-accent', path: 'M3 3' },
    ],
    colors,
  )
  const shapes = [...icon.matchAll(/<path[^>]* fill="([^"]+)" d="([^"]+)"/g)].map(([, ...shape]) => shape)
  expect(shapes).toEqual([
    [colors.ink, 'M1 1'],
    [colors.accent, 'M2 2'],
    [colors.onAccent, 'M3 3'],
  ])
  expect(icon).toContain(`@media(prefers-color-scheme:dark){.i{fill:${colors.paper}}}`)
})
