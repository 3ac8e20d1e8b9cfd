// Defers the layout of blocks below the screen when a page starts at its top: they are laid out when they come near, or
// when the page has been shown and the browser is idle. On the first page the inline script sets `from-top` and the
// styles select the blocks; blocks of later pages have an attribute of their own. Either way each block is laid out by
// itself: a change of the root's attribute would make the browser compute the style of every element again.

import { whenIdle } from './when-idle.ts'
import { whenLoaded } from './when-loaded.ts'

/** Attribute of a deferred block of a later page. */
const FAR = 'data-far'
/** Its value until the page's first frame. */
const UNSEEN = 'unseen'
/** Attribute of a block that is laid out whatever the root says. */
const NEAR = 'data-near'
const FROM_TOP = 'data-from-top'
/** A screen may show the first twelve at once, but never two operations. The styles select the same. */
export const BELOW_THE_SCREEN = '.prose>:is(:nth-child(n+13),.operation~*):not(h2,h3,h4)'
/** Few enough never to block the main thread noticeably. */
const BLOCKS_AT_ONCE = 2

/** Defers blocks of a page that is about to be shown. Until its first frame, not even those near the screen are rendered. */
export function deferBlocks(root: ParentNode): Element[] {
  const far = blocksOf(root)
  for (const block of far) block.setAttribute(FAR, UNSEEN)
  return far
}

/** Lays out the page's first frame without the deferred blocks, then the blocks themselves, before the reader gets there. */
export function layOutAfterFrame(far: Element[]): void {
  requestAnimationFrame(() => {
    // Twelve short blocks may leave room for more on a high screen.
    while (far[0] && far[0].getBoundingClientRect().top < innerHeight) layOutBlock(far.shift()!)
    requestAnimationFrame(() => {
      for (const block of far) if (block.hasAttribute(FAR)) block.setAttribute(FAR, '')
      layOutWhenIdle(far)
    })
  })
}

/** Lays out all blocks at once. */
export function layOutBlocks(root: ParentNode): void {
  for (const block of blocksOf(root)) layOutBlock(block)
}

/** Lays out deferred blocks, a few at a time, while the browser is idle. */
function layOutWhenIdle(far: Element[]): void {
  if (far.length === 0) return
  whenIdle(() => {
    for (const block of far.splice(0, BLOCKS_AT_ONCE)) layOutBlock(block)
    layOutWhenIdle(far)
  })
}

/** Takes over from the styles once the first page has been laid out. */
export function startFarBlocks(signal: AbortSignal): void {
  whenLoaded(() =>
    whenIdle(() => {
      if (document.documentElement.hasAttribute(FROM_TOP)) layOutWhenIdle(blocksOf(document))
    }),
  )
  // After a jump, a reader would see the heights below settle: before one, everything is laid out, in the same frame.
  const layOutAll = (): void => layOutBlocks(document)
  const options = { capture: true, signal }
  addEventListener('keydown', ({ key }) => key === 'End' && layOutAll(), options)
  addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a')?.hash) layOutAll()
    },
    options,
  )
  let last = 0
  addEventListener(
    'scroll',
    () => {
      if (Math.abs(scrollY - last) > innerHeight) layOutAll()
      last = scrollY
    },
    options,
  )
}

function blocksOf(root: ParentNode): Element[] {
  return [...root.querySelectorAll(`${BELOW_THE_SCREEN}:not([${NEAR}])`)]
}

/** Also for an element that a script puts in a block's place. */
export function layOutBlock(block: Element): void {
  block.removeAttribute(FAR)
  block.setAttribute(NEAR, '')
}
