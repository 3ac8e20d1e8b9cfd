// The colour theme after first paint: the toggle, its label, and changes in other tabs.

import { behaviourSelector } from '../../model/dom-hooks.ts'
import { THEME_KEY } from '../../model/storage-keys.ts'
import { themeToggleLabels, type Theme } from './theme-labels.ts'
import { THEME_COLORS } from '../../model/theme-colors.ts'
import { onStoredChange, writeStored } from '../../browser/stored-values.ts'

const DEFAULT_THEME: Theme = 'dark'
const root = document.documentElement

export function startThemeToggle(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target as Element).closest(behaviourSelector('theme-toggle'))) return
      const theme = shownTheme() === 'dark' ? 'light' : 'dark'
      // Cross-fade between themes where supported.
      if (document.startViewTransition) document.startViewTransition(() => showTheme(theme))
      else showTheme(theme)
      writeStored(THEME_KEY, theme)
    },
    { signal },
  )
  onStoredChange(
    THEME_KEY,
    (value) => showTheme(value === 'light' || value === 'dark' ? value : DEFAULT_THEME),
    signal,
  )
  showTheme(shownTheme())
}

function shownTheme(): Theme {
  return root.dataset.theme === 'light' ? 'light' : 'dark'
}

function showTheme(theme: Theme): void {
  root.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[theme])
  const { label, title } = themeToggleLabels(theme)
  for (const toggle of document.querySelectorAll<HTMLElement>(behaviourSelector('theme-toggle'))) {
    toggle.ariaLabel = label
    toggle.title = title
  }
}
