// Renders an icon in text: in its size and colour, and hidden from assistive technology unless it is labelled.

import type { ReactNode } from 'react'

interface DrawingProps {
  /** A stroked path on a 24 by 24 grid. */
  path: string
  /** Accessible name, if there is no text beside it. */
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
