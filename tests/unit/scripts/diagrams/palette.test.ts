import { describe, expect, it } from 'vitest'
import { paletteOf, roleAttributes } from '#scripts/diagrams/palette.ts'

describe('paletteOf', () => {
  it('takes the colours of each theme from the site’s tokens', () => {
    const [dark, light] = [paletteOf('dark'), paletteOf('light')]
    expect(roleAttributes(dark, 'own')).toMatch(/^fill="#[0-9a-f]{6}" stroke="#[0-9a-f]{6}"/)
    expect(roleAttributes(dark, 'own')).not.toBe(roleAttributes(light, 'own'))
  })

  it('says which colour is missing', () => {
    expect(() => paletteOf('dark', "[data-theme='dark'] { --color-text: red; }")).toThrow(
      'has no --color-surface for the dark theme',
    )
  })
})
