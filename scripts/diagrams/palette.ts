// The colours of diagrams: fill and line of each role, read from site/styles/tokens.css.

import { readFileSync } from 'node:fs'
import { TOKENS_FILE, tokenColors, type TokenColors } from '../brand/token-colors.ts'
import type { DiagramTheme } from '../compiler/page/diagram-drawings.ts'

/** Colour names without `--color-`, and further properties of a role. */
const ROLES = {
  own: { fill: 'surface', stroke: 'edge' },
  platform: { fill: 'link-wash', stroke: 'link' },
  other: { fill: 'raised', stroke: 'edge' },
  decision: { fill: 'mark-wash', stroke: 'mark' },
  note: { fill: 'mark-wash', stroke: 'mark' },
  group: { stroke: 'edge', dash: '5 4' },
  lifeline: { stroke: 'line' },
  edge: { stroke: 'muted' },
  'edge-dashed': { stroke: 'muted', dash: '5 4' },
  head: { fill: 'muted' },
  lost: { stroke: 'danger' },
  dot: { fill: 'text' },
  ring: { stroke: 'text' },
  text: { fill: 'text' },
  label: { fill: 'muted' },
} as const satisfies Record<string, { fill?: string; stroke?: string; dash?: string }>

export type Role = keyof typeof ROLES
export type Palette = TokenColors

const STROKE_WIDTH = 1.4

/** Colours of one theme by name. Throws if the tokens lack one that drawings need. */
export function paletteOf(theme: DiagramTheme, css: string = readFileSync(TOKENS_FILE, 'utf8')): Palette {
  const palette = tokenColors(css, theme)
  for (const look of Object.values<{ fill?: string; stroke?: string }>(ROLES)) {
    for (const name of [look.fill, look.stroke]) {
      if (name !== undefined && !palette.has(name)) {
        throw new Error(
          `site/styles/tokens.css has no --color-${name} for the ${theme} theme, and drawings use it`,
        )
      }
    }
  }
  return palette
}

export function roleAttributes(palette: Palette, role: Role): string {
  const look: { fill?: string; stroke?: string; dash?: string } = ROLES[role]
  const line = look.stroke && [
    `stroke="${palette.get(look.stroke)}"`,
    `stroke-width="${STROKE_WIDTH}"`,
    ...(look.dash ? [`stroke-dasharray="${look.dash}"`] : []),
  ]
  return [`fill="${look.fill ? palette.get(look.fill) : 'none'}"`, ...(line || [])].join(' ')
}
