// The words of the theme toggle, for the markup and for the script that keeps them true.

export type Theme = 'dark' | 'light'

/** Accessible name and tooltip of the button while `theme` is shown. */
export function themeToggleLabels(theme: Theme): { label: string; title: string } {
  return {
    label: `Switch between dark and light mode (currently ${theme} mode)`,
    title: `${theme} mode`,
  }
}
