// The contrast of the colour tokens in both themes, computed from their actual values.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { THEME_COLORS } from '#site/model/theme-colors.ts'

const css = readFileSync('site/styles/tokens.css', 'utf8')

const CODE_TOKENS = [
  'text',
  'comment',
  'keyword',
  'string',
  'number',
  'function',
  'type',
  'property',
  'inserted',
  'deleted',
].map((name) => `code-${name}`)
const KINDS = ['note', 'tip', 'info', 'warning', 'danger']

/** [foreground, backgrounds, minimum ratio] */
const RULES: [string, string[], number][] = [
  // Body text
  [
    'text',
    ['canvas', 'surface', 'raised', 'code', 'code-header', 'code-inline', 'mark-wash', 'link-wash'],
    7,
  ],
  ['muted', ['canvas', 'surface', 'raised', 'code-header', 'link-wash'], 7],
  ['link', ['canvas', 'surface', 'raised', 'code-inline', ...KINDS.map((kind) => `${kind}-wash`)], 7],
  ['link-hover', ['canvas', 'surface'], 7],
  ['mark-text', ['canvas', 'surface', 'raised', 'code'], 7],
  ['code-text', ['code-inline'], 7],
  ...CODE_TOKENS.map((token): [string, string[], number] => [token, ['code', 'code-mark'], 7]),
  ...KINDS.map((kind): [string, string[], number] => ['text', [`${kind}-wash`], 7]),
  ...KINDS.map((kind): [string, string[], number] => [kind, ['canvas', `${kind}-wash`], 7]),
  ['on-action', ['action', 'action-hover'], 7],
  ['on-found', ['found'], 7],
  // Marks beside text: list numbers, heading anchors, buttons on code
  ['faint', ['canvas', 'surface', 'raised', 'code'], 4.5],
  // Borders, icons, focus
  ['edge', ['canvas', 'surface', 'code'], 3],
  ['focus', ['canvas', 'surface', 'raised', 'code'], 3],
  ['mark', ['canvas', 'surface', 'raised', 'code-mark'], 3],
  ['logo', ['canvas'], 3],
]

describe.each(['dark', 'light'] as const)('%s theme', (theme) => {
  const colors = tokensOf(theme)

  it.each(RULES)('shows %s on %j with a contrast of at least %d', (foreground, backgrounds, lowest) => {
    const ratios = backgrounds.map((background) => ({
      background,
      ratio: contrast(colorNamed(colors, foreground), colorNamed(colors, background)),
    }))
    expect(ratios.filter(({ ratio }) => ratio < lowest)).toEqual([])
  })

  it('sets the browser’s theme colour to the canvas', () => {
    expect(THEME_COLORS[theme]).toBe(colors.get('canvas'))
  })
})

it('gives both themes the same tokens', () => {
  expect([...tokensOf('light').keys()].sort()).toEqual([...tokensOf('dark').keys()].sort())
})

/** Opaque colour tokens of a theme, without the `--color-` prefix. */
function tokensOf(theme: 'dark' | 'light'): Map<string, string> {
  const start = css.indexOf(`[data-theme='${theme}'] {`)
  const block = css.slice(start, css.indexOf('}', start))
  return new Map(
    [...block.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map((match) => [match[1]!, match[2]!]),
  )
}

function colorNamed(colors: Map<string, string>, name: string): string {
  const color = colors.get(name)
  if (color === undefined) throw new Error(`tokens.css has no --color-${name}`)
  return color
}

/** WCAG 2.2 contrast ratio. */
function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
