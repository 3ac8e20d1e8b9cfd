// The elements that report page changes: progress bar and live region. Both are empty until a script uses them.

import type { ReactNode } from 'react'
import { behaviourName } from '../../model/dom-hooks.ts'

/** A thin bar at the top, shown while a page change is slow. */
export function ProgressBar(): ReactNode {
  return (
    <div className="progress" data-behaviour={behaviourName('progress')} hidden aria-hidden="true">
      <div className="progress__bar" />
    </div>
  )
}

/** Read out by assistive technology when its text changes. */
export function Announcer(): ReactNode {
  return (
    <div
      className="visually-hidden"
      data-behaviour={behaviourName('announcer')}
      role="status"
      aria-live="polite"
    />
  )
}
