// Defers the layout of blocks below the screen when a page starts at its top: they are laid out when they come near, or
// when the page has been shown and the browser is idle. On the first load the inline script sets `from-top` and the
// styles select the blocks; from the entry script on, each block has its own attribute.

import { whenIdle } from './when-idle.ts'
import { whenLoaded } from './when-loaded.ts'

/** Attribute of a deferred block. */
const FAR = 'data-far'
const FROM_TOP = 'data-from-top'
/** Any screen may show the first six at once. The styles select the same. */
const BLOCKS = '.prose>:nth-child(n+7)'
/** Few enough never to block the main thread noticeably. */
const BLOCKS_AT_ONCE = 2

export function farBlocks(root: ParentNode): Element[] {
  const far = [...root.querySelectorAll(BLOCKS)]
  for (const block of far) block.setAttribute(FAR, '')
  return far
}

/** Un-defers blocks, a few at a time, while the browser is idle. */
export function letIn(far: Element[]): void {
  if (far.length === 0) return
  whenIdle(() => {
    for (const block of far.splice(0, BLOCKS_AT_ONCE)) block.removeAttribute(FAR)
    letIn(far)
  })
}

/** After a jump, a reader would see the heights below settle: before one, everything is laid out, in the same frame. */
function letAllIn(): void {
  document.documentElement.removeAttribute(FROM_TOP)
  for (const block of document.querySelectorAll(`[${FAR}]`)) block.removeAttribute(FAR)
}

/** Takes over from the styles once the first page has been laid out. */
export function startFarBlocks(signal: AbortSignal): void {
  whenLoaded(() => whenIdle(takeOver))
  const options = { capture: true, signal }
  addEventListener('keydown', ({ key }) => key === 'End' && letAllIn(), options)
  addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a')?.hash) letAllIn()
    },
    options,
  )
  let last = 0
  addEventListener(
    'scroll',
    () => {
      if (Math.abs(scrollY - last) > innerHeight) letAllIn()
      last = scrollY
    },
    options,
  )
}

function takeOver(): void {
  if (document.documentElement.hasAttribute(FROM_TOP)) letIn(farBlocks(document))
  document.documentElement.removeAttribute(FROM_TOP)
}
