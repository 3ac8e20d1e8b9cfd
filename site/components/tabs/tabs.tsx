// Alternatives side by side: <Tabs group="lang"><Tab label="Node.js" value="node">…</Tab></Tabs>. The tab list and ids
// are added to the rendered tree, where the surrounding headings are known.

import type { ReactNode } from 'react'
import { behaviourName } from '../../model/dom-hooks.ts'
import type { SourceStamp } from '../source-stamp.ts'

export function Tabs({ group, children, ...stamp }: SourceStamp & { group?: string; children?: ReactNode }) {
  return (
    <div className="tabs" data-behaviour={behaviourName('tabs')} data-group={group} {...stamp}>
      {children}
    </div>
  )
}

export function Tab({
  label,
  value,
  children,
  ...stamp
}: SourceStamp & { label?: string; value?: string; children?: ReactNode }) {
  return (
    <div className="tabs__panel" data-value={value ?? label} {...stamp}>
      <p className="tabs__label">{label}</p>
      {children}
    </div>
  )
}
