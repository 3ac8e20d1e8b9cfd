// Owns how an icon stands in text: as wide as the text is high, in its colour, silent unless it carries meaning alone.

import type { ReactNode } from 'react'
import { iconPaths, type IconName } from './icon-paths.ts'

export interface IconProps {
  name: IconName
  /** Name for assistive technology, where no text stands beside the icon. */
  label?: string
}

export function Icon({ name, label }: IconProps): ReactNode {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className="icon" viewBox="0 0 24 24" {...meaning}>
      <path d={iconPaths[name]} />
    </svg>
  )
}
