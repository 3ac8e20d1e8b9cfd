// Owns the blocks of an article that are below the screen when a reader begins at its top: the browser lays them out when
// they come near, or when the page has been shown and there is time. On the first load the inline script says that the
// reader begins at the top, and the styles know the blocks; from the entry on each block carries its own mark.

/** Attribute of a block that waits. */
const FAR = 'data-far'
const FROM_TOP = 'data-from-top'
const BLOCKS = '.prose > :nth-child(n + 9)'
/** So few that letting them in never holds up the reader. */
const BLOCKS_AT_ONCE = 4
const LATEST_MS = 300

export function farBlocks(root: ParentNode): Element[] {
  const far = [...root.querySelectorAll(BLOCKS)]
  for (const block of far) block.setAttribute(FAR, '')
  return far
}

/** Lets blocks in, a few at a time, while the browser is idle. */
export function letIn(far: Element[]): void {
  if (far.length === 0) return
  const some = (): void => {
    for (const block of far.splice(0, BLOCKS_AT_ONCE)) block.removeAttribute(FAR)
    letIn(far)
  }
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(some, { timeout: LATEST_MS })
  else setTimeout(some)
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
