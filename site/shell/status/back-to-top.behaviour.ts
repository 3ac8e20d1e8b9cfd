// The back-to-top button: shown while scrolling up, far from the top and not at the end of the page.

import { iconButton } from '../icons/icon-button.ts'
import { BEHAVIOUR, behaviourName } from '../../model/dom-hooks.ts'

const THRESHOLD_PX = 300

export function startBackToTop(signal: AbortSignal): void {
  // Useless without JavaScript, so it is not in the server's HTML.
  const button = iconButton('back-to-top', 'Scroll back to top')
  button.setAttribute(BEHAVIOUR, behaviourName('back-to-top'))
  button.textContent = '↑'
  button.hidden = true
  document.body.append(button)
  // Read on the first scroll: reading it earlier would force a layout.
  let lastY: number | undefined
  addEventListener(
    'scroll',
    () => {
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      if (scrollY !== lastY) button.hidden = scrollY > (lastY ?? 0) || scrollY < THRESHOLD_PX || atEnd
      lastY = scrollY
    },
    { passive: true, signal },
  )
  button.addEventListener('click', () => scrollTo({ top: 0 }), { signal })
}
