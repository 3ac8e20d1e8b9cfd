import { describe, expect, it } from 'vitest'
import { fontFamily, themeVariables } from '#scripts/diagrams/theme-variables.ts'

describe('themeVariables', () => {
  it('takes the colours of each theme from the site’s tokens', () => {
    const [dark, light] = [themeVariables('dark'), themeVariables('light')]
    expect(Object.keys(dark)).toEqual(Object.keys(light))
    expect(dark['primaryTextColor']).not.toBe(light['primaryTextColor'])
    expect(Object.values(dark).filter((value) => value.includes('var('))).toEqual([])
  })

  it('says which colour is missing', () => {
    expect(() => themeVariables('dark', "[data-theme='dark'] { --color-text: red; }")).toThrow(
      'has no --color-canvas for the dark theme',
    )
  })
})

describe('fontFamily', () => {
  it('is the site’s text font on one line', () => {
    expect(fontFamily(':root { --font-text:\n    system-ui,\n    sans-serif; }')).toBe(
      'system-ui, sans-serif',
    )
  })
})
