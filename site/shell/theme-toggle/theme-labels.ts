// The labels of the theme toggle, for the markup and the script that updates them.

export type Theme = 'dark' | 'light'

/** Accessible name and tooltip of the button while `theme` is active. */
export function themeToggleLabels(theme: Theme): { label: string; title: string } {
  return {
    label: `Switch between dark and light mode (currently ${theme} mode)`,
    title: `${theme} mode`,
  }
}
