// The button of a third-party question widget, and the notice before it is loaded. Both wait in the document until the
// reader has agreed to third-party services.

import type { ReactNode } from 'react'
import { behaviourName } from '../../model/dom-hooks.ts'
import type { ThirdPartyConfig } from '../../model/third-party.ts'

export function QuestionWidget({ label, notice }: NonNullable<ThirdPartyConfig['assistant']>): ReactNode {
  return (
    <aside data-behaviour={behaviourName('question-widget')} aria-label={label} hidden>
      <button type="button" className="widget-opener">
        {label}
      </button>
      <dialog className="widget-notice" aria-label={label}>
        <p>{notice}</p>
        <button type="button" className="button" value="close">
          Not now
        </button>
        <button type="button" className="button" value="load">
          Load it
        </button>
      </dialog>
    </aside>
  )
}
