// Hides the navbar while scrolling down, if the configuration enables it.

import { HIDE_ON_SCROLL } from '../../model/dom-hooks.ts'

export function startHideNavbar(signal: AbortSignal): void {
  const header = document.querySelector<HTMLElement>(`header:has([${HIDE_ON_SCROLL}])`)
  if (!header) return
  let lastY = 0
  let arriving = location.hash !== ''

  const follow = (): void => {
    const down = scrollY > lastY
    const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    if (scrollY < header.offsetHeight) header.removeAttribute('data-hidden')
    else if (down || arriving) header.setAttribute('data-hidden', '')
    else if (scrollY < lastY && !atEnd) header.removeAttribute('data-hidden')
    arriving = false
    lastY = scrollY
  }
  const arrive = (): void => {
    arriving = true
  }
  addEventListener('scroll', follow, { signal })
  addEventListener('hashchange', arrive, { signal })
}
