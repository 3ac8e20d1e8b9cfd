// The two colours that the browser paints around the page, outside the reach of CSS.
// Equal to `--color-canvas` in tokens.css; a test compares them.

/** Content of `<meta name="theme-color">` by theme. */
export const THEME_COLORS = { dark: '#121513', light: '#fbfaf6' } as const
