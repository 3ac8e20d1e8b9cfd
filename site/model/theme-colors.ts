// The two colours of the browser's own interface, which CSS cannot set. Equal to `--color-canvas` in tokens.css; a test
// compares them.

/** Content of `<meta name="theme-color">` by theme. */
export const THEME_COLORS = { dark: '#121513', light: '#fbfaf6' } as const
