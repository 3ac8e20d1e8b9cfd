// A procedure: <Steps><Step title="…">…</Step></Steps>. Titles are headings; their level is set on the rendered tree.

import type { ReactNode } from 'react'
import type { SourceStamp } from '../source-stamp.ts'

export function Steps({ children, ...stamp }: SourceStamp & { children?: ReactNode }) {
  return (
    <ol className="steps" {...stamp}>
      {children}
    </ol>
  )
}

export function Step({
  title,
  id,
  children,
  ...stamp
}: SourceStamp & { title?: string; id?: string; children?: ReactNode }) {
  return (
    <li className="step" {...stamp}>
      <h3 className="step__title" id={id}>
        {title}
      </h3>
      {children}
    </li>
  )
}
