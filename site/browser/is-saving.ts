// The one rule for readers who save data: nothing is fetched that they did not ask for.

interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** Save-Data, a slow connection, or prefers-reduced-data. */
export function isSaving(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation }
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return true
  return matchMedia('(prefers-reduced-data: reduce)').matches
}
