// The elements by which the browser script tells of a page change: progress bar and live region.
// Both are empty until a script uses them.

import type { ReactNode } from 'react'
import { behaviourName } from '../../model/dom-hooks.ts'

/** A thin bar at the top edge, shown by the script while a page change takes long. */
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
