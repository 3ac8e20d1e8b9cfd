// The blocks of an article that are below the screen when a reader begins at its top: the browser lays them out when
// they come near, or when the page has been shown and there is time. On the first load the inline script says that the
// reader begins at the top, and the styles know the blocks; from the entry on each block carries its own mark.

import { whenIdle } from './when-idle.ts'
import { whenLoaded } from './when-loaded.ts'

/** Attribute of a block that waits. */
const FAR = 'data-far'
const FROM_TOP = 'data-from-top'
/** Blocks that any screen may show at once; the styles know the number too. */
const NEAR_BLOCKS = 6
/** So few that letting them in never holds up the reader. */
const BLOCKS_AT_ONCE = 2

export function farBlocks(root: ParentNode): Element[] {
  const far = [...(root.querySelector('.prose')?.children ?? [])].slice(NEAR_BLOCKS)
  for (const block of far) block.setAttribute(FAR, '')
  return far
}

/** Lets blocks in, a few at a time, while the browser is idle. */
export function letIn(far: Element[]): void {
  if (far.length === 0) return
  whenIdle(() => {
    for (const block of far.splice(0, BLOCKS_AT_ONCE)) block.removeAttribute(FAR)
    letIn(far)
  })
}

/** A reader who jumps would see the heights below settle: before a jump all are laid out, in its own frame. */
function letAllIn(): void {
  for (const block of document.querySelectorAll(`[${FAR}]`)) block.removeAttribute(FAR)
}

function startJumps(signal: AbortSignal): void {
  const options = { capture: true, passive: true, signal }
  addEventListener('keydown', ({ key }) => key === 'End' && letAllIn(), options)
  addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a')?.hash) letAllIn()
    },
    options,
  )
  let last = scrollY
  addEventListener(
    'scroll',
    () => {
      if (Math.abs(scrollY - last) > innerHeight) letAllIn()
      last = scrollY
    },
    options,
  )
}

/** Takes the first page over from the styles. */
export function startFarBlocks(signal: AbortSignal): void {
  const { documentElement } = document
  startJumps(signal)
  if (!documentElement.hasAttribute(FROM_TOP)) return
  // One who has moved already stands where the browser took the heights for.
  const far = scrollY > 0 ? [] : farBlocks(document)
  documentElement.removeAttribute(FROM_TOP)
  whenLoaded(() => letIn(far))
}
