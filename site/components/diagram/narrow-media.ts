// When a drawing for wide columns would become too small to read: as a media query, because a picture knows no column.
// The numbers are those of site/styles/layout.css and diagram.css; tests/browser/diagrams.browser.test.ts measures them.

/** The smallest scale: words of 14 px keep 11. */
const LEAST_SCALE = 0.8
/** Where the sidebar stands beside the article. */
const DESK = 997
const SCROLLBAR = 15

/** The screens on which the column is narrower than the drawing may become. */
export function narrowMedia(drawingWidth: number): string {
  const needed = drawingWidth * LEAST_SCALE + SCROLLBAR
  // Beside the drawing: its frame, the page's margins of 4 vw on each side, but at least 1 rem.
  const phone = Math.ceil(Math.max(needed + 58, Math.min((needed + 26) / 0.92, DESK - 1)))
  // And from there on the sidebar, margins of 2.5 vw, the contents list of 15 vw and its gap of 2.4 vw.
  const desk = Math.ceil((needed + 338) / 0.776)
  const small = `(width < ${phone}px)`
  return desk > DESK ? `${small}, (${DESK}px <= width < ${desk}px)` : small
}
