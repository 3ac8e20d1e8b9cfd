// The consent prompt: a non-modal strip at the bottom of the window with two equally prominent choices.

import { button } from './button.ts'
import type { Consent } from './consent.ts'

interface PrivacyNotice {
  /** Shows the prompt with the current choice; `focus` if the reader asked for it. */
  show(consent: Consent, focus: boolean): void
  hide(): void
}

const STATES: Record<Consent, string> = {
  open: '',
  granted: 'You have allowed it.',
  denied: 'You have declined it.',
  refused:
    'Your browser declines for you (Global Privacy Control or Do Not Track), and we respect that choice.',
}

export function createPrivacyNotice(
  question: string,
  answered: (choice: 'granted' | 'denied') => void,
): PrivacyNotice {
  const notice = document.createElement('aside')
  const text = document.createElement('p')
  const decline = button('Decline')
  const allow = button('Allow')
  notice.className = 'privacy-notice'
  notice.ariaLabel = 'Privacy choices'
  notice.hidden = true
  notice.tabIndex = -1
  notice.append(text, decline, allow)
  document.body.append(notice)

  const hide = (): void => {
    notice.hidden = true
  }
  decline.addEventListener('click', () => (hide(), answered('denied')))
  allow.addEventListener('click', () => (hide(), answered('granted')))
  notice.addEventListener('keydown', (event) => event.key === 'Escape' && hide())

  return {
    hide,
    show(consent, focus) {
      text.textContent = `${question} ${STATES[consent]}`.trim()
      // The browser's own setting cannot be overridden.
      allow.hidden = consent === 'refused'
      decline.textContent = consent === 'refused' ? 'Close' : 'Decline'
      notice.hidden = false
      if (focus) notice.focus()
    },
  }
}
