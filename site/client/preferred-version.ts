// The version that a reader of the earlier site had chosen: kept while it exists, removed when it does not.

import { PREFERRED_VERSION_KEY } from '../model/storage-keys.ts'
import { VERSIONS } from '../model/versions.ts'
import { readStored, removeStored } from '../browser/stored-values.ts'

export function startPreferredVersion(): void {
  const preferred = readStored(PREFERRED_VERSION_KEY)
  if (preferred === undefined || VERSIONS.some(({ name }) => name === preferred)) return
  removeStored(PREFERRED_VERSION_KEY)
}
