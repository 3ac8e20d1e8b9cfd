// The blocks of an article that are below the screen when a reader begins at its top: the browser lays them out when
// they come near, or when the page has been shown and there is time. On the first load the inline script says that the
// reader begins at the top, and the styles know the blocks; from the entry on each block carries its own mark.

import { whenIdle } from './when-idle.ts'

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

/** Takes the first page over from the styles. */
export function startFarBlocks(): void {
  const { documentElement } = document
  if (!documentElement.hasAttribute(FROM_TOP)) return
  const far = farBlocks(document)
  documentElement.removeAttribute(FROM_TOP)
  if (document.readyState === 'complete') letIn(far)
  else addEventListener('load', () => letIn(far), { once: true })
}
