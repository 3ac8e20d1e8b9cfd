// Reads the words after a fence's language that have its expressions evaluated.

import { infoParts } from '#site/markdown/info-string.ts'

export interface FenceKeys {
  /** The fence shows `data`; with a value, the value is `data` for this fence alone. */
  data?: string
  /** The fence shows the resource with this id. */
  token?: string
  /** The fence shows what the one before it gives, `$.path` a part of that, `mask` what the last resource's mask gives. */
  evaluated?: string
  /** Further variables as a JSON object. */
  with?: string
  /** What the expression of this fence gives. */
  result?: string
  nocheck?: string
}

const KEYS = ['data', 'token', 'evaluated', 'with', 'result', 'nocheck'] as const

export function readFenceKeys(meta: string): FenceKeys {
  const keys: FenceKeys = {}
  for (const { key: name, value = '' } of infoParts(meta)) {
    const key = KEYS.find((known) => known === name)
    if (key) keys[key] = value
  }
  return keys
}

/** Whether the expression check computes what the fence shows, or computes others from it. */
export function isComputed(meta: string): boolean {
  const { data, token, evaluated } = readFenceKeys(meta)
  return data !== undefined || token !== undefined || evaluated !== undefined
}
