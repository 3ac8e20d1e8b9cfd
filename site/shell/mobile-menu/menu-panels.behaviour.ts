// The two panels of the menu on narrow screens: the site's sections, and the pages of the current one. Without
// JavaScript the menu has only the first.

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
  /** Starts with the current section's pages. */
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
    // The button just used is now hidden: focus its counterpart.
    panels
      .find((element) => !element.inert)
      ?.querySelector<HTMLElement>(`button[${BEHAVIOUR}]:not([hidden]), a`)
      ?.focus()
  }
  dialog.addEventListener('click', change, { signal })
  // The menu opens itself; this runs early enough to set the focus.
  const open = (event: Event): void => {
    if ((event as ToggleEvent).newState !== 'open') return
    begin()
    dialog.scrollTop = 0
  }
  dialog.addEventListener('beforetoggle', open, { signal })
  // Without scrolling, which would force a layout of the page that is still loading.
  begin()
}
