// Waiting for a moment in which the browser has nothing better to do.

/** Calls back when the browser is idle, or after a while all the same. */
export function whenIdle(work: () => void, latestMs = 300): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: latestMs })
  else setTimeout(work, 50)
}
