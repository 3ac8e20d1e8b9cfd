// The hash that content is addressed by, computed with Web Crypto: in the Worker and in browsers.

import { HASH_DIGITS, type Hash } from '../release.ts'

const HASH_BYTES = HASH_DIGITS / 2

export async function contentHash(bytes: Parameters<typeof crypto.subtle.digest>[1]): Promise<Hash> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return hexDigits(new Uint8Array(digest, 0, HASH_BYTES))
}

export const hexDigits = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
