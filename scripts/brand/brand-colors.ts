// The colours of the icons and of the social image, which follow the site's own.

import { UserError } from '../project/errors.ts'
import { tokenColors } from './token-colors.ts'

export interface BrandColors {
  /** Of the mark on light ground, and on dark. */
  ink: string
  paper: string
  accent: string
  onAccent: string
  /** Of the social image, which is dark. */
  canvas: string
  muted: string
}

/** What an image can be drawn with: other forms, such as `oklch()` and `var()`, would be black. */
const DRAWN = /^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d.,%/\s]+\)|[a-z]+)$/i

/** `css`: site/styles/tokens.css. Throws a `UserError` if it lacks one of them, or has it in another form. */
export function brandColors(css: string): BrandColors {
  const [light, dark] = [tokenColors(css, 'light'), tokenColors(css, 'dark')]
  const color = (colors: typeof dark, name: string): string => {
    const value = colors.get(name)
    if (value === undefined)
      throw new UserError(
        `site/styles/tokens.css has no --color-${name} in both themes, and the icons use it`,
      )
    if (!DRAWN.test(value))
      throw new UserError(
        `site/styles/tokens.css has --color-${name} as \`${value}\`, and the icons need it as #rrggbb, rgb() or hsl()`,
      )
    return value
  }
  return {
    ink: color(light, 'logo'),
    paper: color(dark, 'logo'),
    accent: color(light, 'tile-gold'),
    onAccent: color(light, 'on-tile-gold'),
    canvas: color(dark, 'canvas'),
    muted: color(dark, 'muted'),
  }
}
