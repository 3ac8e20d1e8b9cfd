// Word wrap in code blocks: the button is there while the code is wider than its block.

import { behaviourSelector } from '../../model/dom-hooks.ts'

/** Runs per page: ends with the page that is shown. */
export function startWrapCode(signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    // All are measured before the first is changed: each change would have the next one laid out anew.
    const wide = entries.map(({ target }) => target.scrollWidth > target.clientWidth)
    entries.forEach(({ target }, at) => showWhereUseful(target, wide[at]!))
  })
  signal.addEventListener('abort', () => observer.disconnect())
  for (const button of document.querySelectorAll<HTMLElement>(behaviourSelector('wrapCode'))) {
    const block = button.closest<HTMLElement>('.code-block')
    const pre = block?.querySelector('pre')
    if (!block || !pre) continue
    observer.observe(pre)
    button.addEventListener(
      'click',
      () => {
        const wrapped = block.toggleAttribute('data-wrap')
        button.ariaPressed = String(wrapped)
      },
      { signal },
    )
  }
}

function showWhereUseful(pre: Element, isWide: boolean): void {
  const block = pre.closest('.code-block')
  const button = block?.querySelector<HTMLElement>(behaviourSelector('wrapCode'))
  if (button) button.hidden = !isWide && !block?.hasAttribute('data-wrap')
}
