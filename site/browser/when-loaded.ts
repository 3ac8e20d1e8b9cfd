// Waits until the document and its resources have loaded.

/** Resolves at once if they have. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}
