// What enlarges the pictures of a page, waiting in it: the frame with a button, and the dialog.

import type { ReactNode } from 'react'
import { ZOOM_ID } from '../../model/dom-hooks.ts'

const BUTTONS = [
  { act: 'out', label: 'Zoom out', text: '−' },
  { act: 'in', label: 'Zoom in', text: '+' },
  { act: 'close', label: 'Close', text: '' },
]

/** Only then does a page need them. */
export const hasPictures = (html: string): boolean => html.includes('<img')

export function ZoomParts(): ReactNode {
  return (
    <template id={ZOOM_ID}>
      <div className="zoomable">
        <button
          type="button"
          className="zoomable__button"
          aria-label="Enlarge the picture"
          title="Enlarge the picture"
          hidden
        />
      </div>
      <dialog className="zoom" aria-label="Enlarged picture">
        <div className="zoom__bar">
          {BUTTONS.map(({ act, label, text }) => (
            <button
              key={act}
              type="button"
              className="zoom__button"
              data-zoom={act}
              aria-label={label}
              title={label}
            >
              {text}
            </button>
          ))}
        </div>
        <div className="zoom__stage">
          <img className="zoom__image" alt="" draggable={false} />
        </div>
      </dialog>
    </template>
  )
}
