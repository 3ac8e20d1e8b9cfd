// Parses the keys after a fence's language that control how its expressions are evaluated.

import { EXPRESSION_KEYS, infoParts } from '#site/markdown/info-string.ts'

export interface FenceKeys {
  /** The fence shows `data`; with a value, the value is `data` for this fence alone. */
  data?: string
  /** The fence shows the resource with this id. */
  token?: string
  /**
   * The fence shows the result of the previous one, with `$.path` a part of it, with `mask` the result of the last
   * resource's mask.
   */
  evaluated?: string
  /** Further variables as a JSON object. */
  with?: string
  /** The result of this fence's expression. */
  result?: string
  nocheck?: string
}

const KEYS = [...EXPRESSION_KEYS, 'nocheck'] as const

export function readFenceKeys(meta: string): FenceKeys {
  const keys: FenceKeys = {}
  for (const { key: name, value = '' } of infoParts(meta)) {
    const key = KEYS.find((known) => known === name)
    if (key) keys[key] = value
  }
  return keys
}

/** Whether the check computes what the fence shows, or computes other results from it. */
export function isComputed(meta: string): boolean {
  const { data, token, evaluated } = readFenceKeys(meta)
  return data !== undefined || token !== undefined || evaluated !== undefined
}
