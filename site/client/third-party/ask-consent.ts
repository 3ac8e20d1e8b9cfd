// Shows the consent prompt that the document contains, and passes the reader's choice on.

import { behaviourSelector } from '../../model/dom-hooks.ts'
import type { Consent } from './consent.ts'

interface ConsentPrompt {
  /** Shows the prompt with the current choice; `focus` if the reader asked for it. */
  show(consent: Consent, focus: boolean): void
}

const STATES: Record<Consent, string> = {
  open: '',
  granted: 'You have allowed it.',
  denied: 'You have declined it.',
  refused:
    'Your browser declines for you (Global Privacy Control or Do Not Track), and we respect that choice.',
}

export function askConsent(
  question: string,
  answered: (choice: 'granted' | 'denied') => void,
): ConsentPrompt {
  const notice = document.querySelector<HTMLElement>(behaviourSelector('privacy-notice'))!
  const [decline, allow] = notice.querySelectorAll('button')
  for (const choice of ['denied', 'granted'] as const)
    notice.querySelector(`[value=${choice}]`)!.addEventListener('click', () => {
      notice.hidden = true
      answered(choice)
    })
  notice.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') notice.hidden = true
  })
  return {
    show(consent, focus) {
      notice.querySelector('p')!.textContent = `${question} ${STATES[consent]}`.trim()
      // The browser's own setting cannot be overridden.
      allow!.hidden = consent === 'refused'
      decline!.textContent = consent === 'refused' ? 'Close' : 'Decline'
      notice.hidden = false
      if (focus) notice.focus()
    },
  }
}
