// Waits for the document with its resources, and for a sign that somebody reads it.

/** Calls back once the document and its resources have loaded; at once if they have. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'scroll']

/** Calls back on the first event of each kind: work that only some readers need costs the others nothing. */
export function onFirstSign(act: () => void, signal?: AbortSignal): void {
  const options = { once: true, passive: true, ...(signal && { signal }) }
  for (const type of SIGNS) addEventListener(type, () => act(), options)
}
