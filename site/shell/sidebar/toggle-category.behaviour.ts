// The link of a category whose page is current: toggles the category instead of loading the page.

import { behaviourSelector } from '../../model/dom-hooks.ts'

export function startToggleCategory(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      const link = (event.target as Element).closest(`${behaviourSelector('sidebar')} a[aria-current="page"]`)
      const category = link?.nextElementSibling
      if (!(category instanceof HTMLDetailsElement)) return
      event.preventDefault()
      category.querySelector('summary')?.click()
    },
    { signal },
  )
}
