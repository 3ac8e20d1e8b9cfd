// The two panels of the menu on narrow screens: the site's parts, and the pages of the part being read.
// Without a script the menu holds the first one only.

import { BEHAVIOUR, behaviourSelector, MENU_SIDEBAR_ID } from '../../model/dom-hooks.ts'

type Panel = 'parts' | 'pages'

export function startMenuPanels(signal: AbortSignal): void {
  const dialog = document.querySelector<HTMLDialogElement>(behaviourSelector('menu-dialog'))
  if (!dialog) return
  const panels = [...dialog.querySelectorAll<HTMLElement>('[data-panel]')]
  const forward = dialog.querySelector<HTMLElement>(behaviourSelector('menu-pages'))

  const show = (panel: Panel): void => {
    for (const element of panels) element.inert = element.dataset.panel !== panel
  }
  /** Where the reader is comes first: the pages of this part. */
  const begin = (): void => {
    const hasPages = document.getElementById(MENU_SIDEBAR_ID)?.hasChildNodes() ?? false
    if (forward) forward.hidden = !hasPages
    show(hasPages ? 'pages' : 'parts')
  }
  const change = ({ target }: Event): void => {
    const button = (target as Element).closest(
      `${behaviourSelector('menu-parts')}, ${behaviourSelector('menu-pages')}`,
    )
    if (!button) return
    const panel = button.matches(behaviourSelector('menu-parts')) ? 'parts' : 'pages'
    show(panel)
    dialog.scrollTop = 0
    // The button just used is out of sight: its counterpart takes the focus.
    panels
      .find((element) => !element.inert)
      ?.querySelector<HTMLElement>(`button[${BEHAVIOUR}]:not([hidden]), a`)
      ?.focus()
  }
  dialog.addEventListener('click', change, { signal })
  // Opening is the menu's own business; this hears of it in time for the focus.
  const open = (event: Event): void => {
    if ((event as ToggleEvent).newState !== 'open') return
    begin()
    dialog.scrollTop = 0
  }
  dialog.addEventListener('beforetoggle', open, { signal })
  // Without the scrolling: it would have the browser lay out the page that is just coming.
  begin()
}
