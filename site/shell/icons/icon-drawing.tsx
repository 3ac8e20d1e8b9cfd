// How a drawing stands in text: as wide as the text is high, in its colour, silent unless it carries meaning alone.

import type { ReactNode } from 'react'

export interface DrawingProps {
  /** A stroked path on a 24 by 24 grid. */
  path: string
  /** Name for assistive technology, where no text stands beside it. */
  label?: string
}

export function Drawing({ path, label }: DrawingProps): ReactNode {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className="icon" viewBox="0 0 24 24" {...meaning}>
      <path d={path} />
    </svg>
  )
}
