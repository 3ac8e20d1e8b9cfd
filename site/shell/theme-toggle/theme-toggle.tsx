// The button that switches the colour theme. Its label names the current state; the script updates it.

import type { ReactNode } from 'react'
import { behaviourName } from '../../model/dom-hooks.ts'
import { Icon } from '../icons/icon.tsx'
import { themeToggleLabels } from './theme-labels.ts'

export function ThemeToggle(): ReactNode {
  const { label, title } = themeToggleLabels('dark')
  return (
    <button
      className="theme-toggle"
      type="button"
      aria-label={label}
      title={title}
      data-behaviour={behaviourName('theme-toggle')}
    >
      <Icon name="moon" />
      <Icon name="sun" />
    </button>
  )
}
