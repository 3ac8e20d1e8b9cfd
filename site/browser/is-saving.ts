// The one rule for readers who save data: nothing is fetched for them that they have not asked for.

interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** A data saver, a slow line, or the wish for less data. */
export function isSaving(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation }
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return true
  return matchMedia('(prefers-reduced-data: reduce)').matches
}
