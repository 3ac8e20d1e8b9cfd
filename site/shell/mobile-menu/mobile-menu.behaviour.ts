// The menu on narrow screens: opens the dialog as a modal, and closes it on navigation or when the screen gets wide.

import { behaviourSelector } from '../../model/dom-hooks.ts'
import { closeOnNavigation } from '../../browser/close-on-navigation.ts'
import { showCurrentLink } from '../sidebar/sidebar.behaviour.ts'

const WIDE = '(width > 996px)'

export function startMobileMenu(signal: AbortSignal): void {
  const dialog = document.querySelector<HTMLDialogElement>(behaviourSelector('menu-dialog'))
  const opener = document.querySelector<HTMLElement>(behaviourSelector('menu-open'))
  if (!dialog || !opener) return
  // Without a script it opens as a popover; from now on it is a modal, and stays open if it is.
  const isOpen = dialog.matches(':popover-open')
  dialog.removeAttribute('popover')
  opener.removeAttribute('popovertarget')
  if (isOpen) dialog.showModal()
  opener.ariaExpanded = String(dialog.open)

  opener.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      dialog.showModal()
      opener.ariaExpanded = 'true'
      showCurrentLink()
    },
    { signal },
  )
  const closers = `${behaviourSelector('menu-close')}, a[href]`
  dialog.addEventListener('click', (event) => (event.target as Element).closest(closers) && dialog.close(), {
    signal,
  })
  dialog.addEventListener('close', () => (opener.ariaExpanded = 'false'), { signal })
  closeOnNavigation(dialog, signal)
  matchMedia(WIDE).addEventListener('change', () => dialog.close(), { signal })
}
