import { expect, it } from 'vitest'
import { iconDrawing, MARK_COLORS } from '#scripts/brand/mark-drawing.ts'

it('draws an icon whose ink has its colour even where its style is refused', () => {
  const icon = iconDrawing([
    { tone: 'ink', path: 'M1 1' },
    { tone: 'accent', path: 'M2 2' },
  ])
  const shapes = [...icon.matchAll(/<path[^>]* fill="([^"]+)" d="([^"]+)"/g)].map(([, ...shape]) => shape)
  expect(shapes).toEqual([
    [MARK_COLORS.ink, 'M1 1'],
    [MARK_COLORS.accent, 'M2 2'],
  ])
  expect(icon).toContain(`@media(prefers-color-scheme:dark){.i{fill:${MARK_COLORS.paper}}}`)
})
