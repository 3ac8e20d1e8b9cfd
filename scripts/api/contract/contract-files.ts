// Which files the contract is made of, and their bytes. Does not read what they say.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentFolder } from '../../content/read-content.ts'

export const CONTRACT_FOLDER = 'openapi'
export const CONTRACT_ROOT = 'openapi/openapi.yaml'
/** Names that `x-permissions` may hold, where the content folder lists them. */
export const PERMISSIONS_FILE = 'data/permissions.yaml'

/** Content-relative file to text, sorted. Empty where the content folder has no contract. */
export function contractFiles({ root, configured }: ContentFolder): Map<string, string> {
  if (!configured || !existsSync(join(root, CONTRACT_ROOT))) return new Map()
  const files = readdirSync(join(root, CONTRACT_FOLDER), { recursive: true, encoding: 'utf8' })
    .map((name) => `${CONTRACT_FOLDER}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.ya?ml$/.test(file))
    .sort()
  return new Map(
    files.map((file) => [file, readFileSync(join(root, file), 'utf8').replaceAll(/\r\n?/g, '\n')]),
  )
}
