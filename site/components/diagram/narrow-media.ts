// The media query below which a wide drawing would be scaled too small to read; a media query, because <picture> cannot
// query its container. The numbers match site/styles/layout.css and diagram.css; tests/browser/diagrams.browser.test.ts
// measures them.

/** Minimum scale, at which 14 px text stays at least 11 px. */
const LEAST_SCALE = 0.8
/** The width from which the sidebar is beside the article. */
const DESK = 997
/** The width from which the contents list is on its other side, where text has its usual size. */
const WIDE_DESK = 1200
const SCROLLBAR = 15

/** The viewports on which the column is narrower than the drawing may become. */
export function narrowMedia(drawingWidth: number): string {
  const needed = drawingWidth * LEAST_SCALE + SCROLLBAR
  // Besides the drawing: its frame, and the page's margins of 4 vw on each side, at least 1 rem.
  const phone = Math.ceil(Math.max(needed + 58, Math.min((needed + 26) / 0.92, DESK - 1)))
  // From there on also the sidebar, with margins of 2.5 vw; then the contents list of 20 vw less 80 px, and its gap of
  // 2.4 vw.
  const desk = Math.min(Math.ceil((needed + 338) / 0.95), WIDE_DESK)
  const wideDesk = Math.ceil((needed + 258) / 0.726)
  return [
    `(width < ${phone}px)`,
    ...(desk > DESK ? [`(${DESK}px <= width < ${desk}px)`] : []),
    ...(wideDesk > WIDE_DESK ? [`(${WIDE_DESK}px <= width < ${wideDesk}px)`] : []),
  ].join(', ')
}
