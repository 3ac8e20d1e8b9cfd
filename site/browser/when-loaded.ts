// Waiting until the document and what it shows have come.

/** At once where they are there. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}
