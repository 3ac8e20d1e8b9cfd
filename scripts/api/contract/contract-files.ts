// Lists the contract's files and reads their bytes.

import { join } from 'node:path'
import type { FileReads } from '../../graph/world.ts'
import type { ContentFolder } from '../../content/read-content.ts'

const CONTRACT_FOLDER = 'openapi'
export const CONTRACT_ROOT = 'openapi/openapi.yaml'
/** The names allowed in `x-permissions`, if the content folder lists them. */
export const PERMISSIONS_FILE = 'data/permissions.yaml'

/** Text by content-relative path, sorted. Empty if the content folder has no contract. */
export function contractFiles(
  reads: FileReads,
  { root, configured }: Pick<ContentFolder, 'root' | 'configured'>,
): Map<string, string> {
  if (!configured || reads.kind(join(root, CONTRACT_ROOT)) !== 'file') return new Map()
  const files = filesBelow(reads, root, CONTRACT_FOLDER).filter((file) => /\.(?:ya?ml|json)$/.test(file))
  const textOf = (file: string): string => (reads.text(join(root, file)) ?? '').replaceAll(/\r\n?/g, '\n')
  return new Map(files.sort().map((file) => [file, textOf(file)]))
}

function filesBelow(reads: FileReads, root: string, folder: string): string[] {
  return (reads.list(join(root, folder)) ?? []).flatMap(({ name, kind }) => {
    const path = `${folder}/${name}`
    if (kind === 'folder') return filesBelow(reads, root, path)
    return kind === 'file' ? [path] : []
  })
}
