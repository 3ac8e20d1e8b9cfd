// The colours of drawings: the site's own, read from site/styles/tokens.css, in the words of mermaid.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DiagramTheme } from '../compiler/page/diagram-drawings.ts'
import { PROJECT_ROOT } from '../project/project-root.ts'

const TOKENS = join(PROJECT_ROOT, 'site/styles/tokens.css')

/** Values of `themeVariables` for mermaid's `base` theme. Throws when a colour that drawings need is gone from the tokens. */
export function themeVariables(
  theme: DiagramTheme,
  css: string = readFileSync(TOKENS, 'utf8'),
): Record<string, string> {
  const colors = colorsOf(theme, css)
  const color = (name: string): string => {
    const value = colors.get(name)
    if (value === undefined)
      throw new Error(
        `site/styles/tokens.css has no --color-${name} for the ${theme} theme, and drawings use it`,
      )
    return value
  }
  return {
    background: color('canvas'),
    fontFamily: fontFamily(css),
    fontSize: '15px',
    transitionLabelColor: color('text'),
    primaryColor: color('raised'),
    primaryTextColor: color('text'),
    primaryBorderColor: color('edge'),
    secondaryColor: color('surface'),
    secondaryTextColor: color('text'),
    secondaryBorderColor: color('edge'),
    tertiaryColor: color('surface'),
    tertiaryTextColor: color('text'),
    tertiaryBorderColor: color('line'),
    mainBkg: color('raised'),
    nodeBorder: color('edge'),
    nodeTextColor: color('text'),
    textColor: color('text'),
    titleColor: color('text'),
    lineColor: color('muted'),
    edgeLabelBackground: color('canvas'),
    clusterBkg: color('surface'),
    clusterBorder: color('line'),
    actorBkg: color('raised'),
    actorBorder: color('edge'),
    actorTextColor: color('text'),
    actorLineColor: color('edge'),
    signalColor: color('muted'),
    signalTextColor: color('text'),
    labelBoxBkgColor: color('surface'),
    labelBoxBorderColor: color('edge'),
    labelTextColor: color('text'),
    loopTextColor: color('text'),
    noteBkgColor: color('mark-wash'),
    noteBorderColor: color('mark'),
    noteTextColor: color('text'),
    activationBkgColor: color('link-wash'),
    activationBorderColor: color('link'),
    labelColor: color('text'),
    altBackground: color('surface'),
    transitionColor: color('muted'),
    stateBkg: color('raised'),
    stateLabelColor: color('text'),
    specialStateColor: color('link'),
  }
}

/** The site's own text font: drawings stand beside text, and a label must have the room that its letters take. */
export function fontFamily(css: string = readFileSync(TOKENS, 'utf8')): string {
  const stack = /--font-text:([^;]+);/.exec(css)?.[1]?.replaceAll(/\s+/g, ' ').trim()
  if (!stack) throw new Error('site/styles/tokens.css has no --font-text, and drawings use it')
  return stack
}

/** Colours of one theme, by name without `--color-`. A theme's block opens with its selector. */
function colorsOf(theme: DiagramTheme, css: string): Map<string, string> {
  const block = new RegExp(`\\[data-theme=['"]${theme}['"]\\]\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  return new Map(
    [...block.matchAll(/--color-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  )
}
