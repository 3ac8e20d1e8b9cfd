// The mark as a standalone SVG: the icon of the site.

import type { MarkShape } from '#site/model/site-config.ts'
import type { BrandColors } from './brand-colors.ts'

type MarkColors = Pick<BrandColors, 'ink' | 'paper' | 'accent' | 'onAccent'>

/** The shapes of the mark on light or on dark ground. */
export function markShapes(
  mark: readonly MarkShape[],
  colors: MarkColors,
  ground: 'light' | 'dark' = 'light',
): string {
  return mark.map(({ tone, path }) => `<path fill="${fillOf(tone, colors, ground)}" d="${path}"/>`).join('')
}

function fillOf(tone: MarkShape['tone'], colors: MarkColors, ground: 'light' | 'dark'): string {
  if (tone === 'accent') return colors.accent
  if (tone === 'on-accent') return colors.onAccent
  return ground === 'dark' ? colors.paper : colors.ink
}

/**
 * An icon that follows the browser's theme. Opened as a document, it stands under the site's policy, which refuses the
 * style: the attribute remains.
 */
export function iconDrawing(mark: readonly MarkShape[], colors: MarkColors): string {
  const { ink, paper } = colors
  const style = `<style>.i{fill:${ink}}@media(prefers-color-scheme:dark){.i{fill:${paper}}}</style>`
  const shapes = mark.map((shape) =>
    shape.tone === 'ink' ? `<path class="i" fill="${ink}" d="${shape.path}"/>` : markShapes([shape], colors),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${style}${shapes.join('')}</svg>`
}
