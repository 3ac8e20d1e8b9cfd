// The mark as a standalone SVG: the icon of the site.

import type { MarkShape } from '#site/model/site-config.ts'

/** The values of site/styles/tokens.css, which an icon cannot read. */
export const MARK_COLORS = { ink: '#1c211e', paper: '#eceae2', accent: '#dda436' } as const

const FILLS: Record<Exclude<MarkShape['tone'], 'ink'>, string> = {
  accent: MARK_COLORS.accent,
  'on-accent': MARK_COLORS.ink,
}

/** The shapes of the mark; `ink` is the text colour. */
export function markShapes(mark: readonly MarkShape[], ink: string): string {
  return mark
    .map(({ tone, path }) => `<path fill="${tone === 'ink' ? ink : FILLS[tone]}" d="${path}"/>`)
    .join('')
}

/**
 * An icon that follows the browser's theme. Opened as a document, it stands under the site's policy, which refuses the
 * style: the attribute remains.
 */
export function iconDrawing(mark: readonly MarkShape[]): string {
  const style = `<style>.i{fill:${MARK_COLORS.ink}}@media(prefers-color-scheme:dark){.i{fill:${MARK_COLORS.paper}}}</style>`
  const shapes = mark.map(({ tone, path }) =>
    tone === 'ink'
      ? `<path class="i" fill="${MARK_COLORS.ink}" d="${path}"/>`
      : `<path fill="${FILLS[tone]}" d="${path}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${style}${shapes.join('')}</svg>`
}
