// A list that readers tick off: <Checklist id="go-live">- item</Checklist>. The checkboxes are added to the rendered
// tree.

import type { ReactNode } from 'react'
import { behaviourName } from '../../model/dom-hooks.ts'
import type { SourceStamp } from '../source-stamp.ts'

export function Checklist({ id, children, ...stamp }: SourceStamp & { id?: string; children?: ReactNode }) {
  return (
    <div className="checklist" data-behaviour={behaviourName('checklist')} data-checklist={id} {...stamp}>
      {children}
    </div>
  )
}
