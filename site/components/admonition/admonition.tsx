// A note beside the text: :::note[Title] … :::. The title is a child, because it may contain code and links.

import { Children, isValidElement, type ReactNode } from 'react'
import type { AdmonitionKind } from '../../model/component-rules.ts'
import type { SourceStamp } from '../source-stamp.ts'

const defaultTitles: Record<AdmonitionKind, string> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  caution: 'Caution',
}

export function Admonition({
  kind,
  children,
  ...stamp
}: SourceStamp & { kind: AdmonitionKind; children?: ReactNode }) {
  const hasTitle = Children.toArray(children).some(
    (child) => isValidElement(child) && child.type === AdmonitionTitle,
  )
  return (
    <div className="admonition" data-kind={kind} role="note" {...stamp}>
      {hasTitle ? null : <AdmonitionTitle>{defaultTitles[kind]}</AdmonitionTitle>}
      {children}
    </div>
  )
}

export function AdmonitionTitle({ children, ...stamp }: SourceStamp & { children?: ReactNode }) {
  return (
    <p className="admonition__title" {...stamp}>
      {children}
    </p>
  )
}
