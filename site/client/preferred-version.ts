// Remembers the documentation version that the reader chose; if it no longer exists, the current one applies.

import { PREFERRED_VERSION_KEY } from '../model/storage-keys.ts'
import { CURRENT_VERSION, VERSIONS } from '../model/versions.ts'
import { readStored, writeStored } from '../browser/stored-values.ts'

export function startPreferredVersion(): void {
  const preferred = readStored(PREFERRED_VERSION_KEY)
  if (VERSIONS.some(({ name }) => name === preferred)) return
  writeStored(PREFERRED_VERSION_KEY, CURRENT_VERSION.name)
}
