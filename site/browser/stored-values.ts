// Access to localStorage: reads, writes, and changes by other tabs. If storage throws, warn once and continue.

let warned = false

function guarded<Value>(access: () => Value): Value | undefined {
  try {
    return access()
  } catch (error) {
    if (!warned)
      console.warn('Browser storage is not available; choices last until the page is closed.', error)
    warned = true
    return undefined
  }
}

/** The stored text; `undefined` if there is none or storage is unavailable. */
export function readStored(key: string): string | undefined {
  return guarded(() => localStorage.getItem(key)) ?? undefined
}

export function writeStored(key: string, value: string): void {
  guarded(() => localStorage.setItem(key, value))
}

/** Calls back when another tab changes the key, with `undefined` when it was removed. */
export function onStoredChange(
  key: string,
  changed: (value: string | undefined) => void,
  signal: AbortSignal,
): void {
  addEventListener(
    'storage',
    (event) => {
      // A `null` key means that the other tab cleared everything.
      if (event.key === key || event.key === null) changed(event.newValue ?? undefined)
    },
    { signal },
  )
}
