// The hash that names a value of a release, and the one that browsers compare.

import { hash } from 'node:crypto'
import { HASH_DIGITS, type Hash } from '#site/model/release.ts'

/** The name of a value: the first 32 hex digits of the SHA-256 of its bytes. */
export function hashOf(value: string | Uint8Array): Hash {
  return hash('sha256', value, 'hex').slice(0, HASH_DIGITS)
}

/** A digest as Subresource Integrity and content security policies write it. */
export function integrityOf(value: string | Uint8Array): string {
  return `sha256-${hash('sha256', value, 'base64')}`
}
