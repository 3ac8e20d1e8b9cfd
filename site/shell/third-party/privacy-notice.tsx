// The consent prompt: a non-modal strip at the bottom of the window with two equally prominent choices. It waits in the
// document of a site with third-party services.

import type { ReactNode } from 'react'
import { behaviourName } from '../../model/dom-hooks.ts'
import type { ThirdPartyConfig } from '../../model/third-party.ts'

export function PrivacyNotice({ question }: Pick<ThirdPartyConfig, 'question'>): ReactNode {
  return (
    <aside
      className="privacy-notice"
      data-behaviour={behaviourName('privacy-notice')}
      aria-label="Privacy choices"
      tabIndex={-1}
      hidden
    >
      <p>{question}</p>
      <button type="button" className="button" value="denied">
        Decline
      </button>
      <button type="button" className="button" value="granted">
        Allow
      </button>
    </aside>
  )
}
