// Defers work until the browser is idle.

/** Calls back when the browser is idle, at the latest after `latestMs`. */
export function whenIdle(work: () => void, latestMs = 300): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: latestMs })
  else setTimeout(work, 50)
}
