// What the linter is given of a content folder.

import { join } from 'node:path'
import { parse } from 'yaml'
import type { KeyKind } from '#site/api/contract/contract.ts'
import { apiKeyAuthOf } from '#site/api/contract/api-key-auth.ts'
import type { BrandConfig } from '#site/model/site-config.ts'
import type { FileReads } from '../../graph/world.ts'
import type { ContentPlace } from '../../content/read-content.ts'
import { CONTRACT_ROOT, PERMISSIONS_FILE } from './contract-files.ts'
import type { LintInput } from './contract-linter.ts'
import type { ContractSource } from './contract-source.ts'

export function lintInput(
  { root }: ContentPlace,
  sources: ReadonlyMap<string, ContractSource>,
  permissions: ReadonlyMap<string, unknown> | undefined,
  brand: BrandConfig,
): LintInput {
  return {
    root,
    main: CONTRACT_ROOT,
    texts: new Map([...sources].map(([file, { text }]) => [file, text])),
    permissions: permissions && new Set(permissions.keys()),
    apiKeyAuth: apiKeyAuthOf(brand),
  }
}

/** Types of application by permission. A list that cannot be parsed is reported by another check. */
export function permissionTypes(
  reads: Pick<FileReads, 'text'>,
  { root }: ContentPlace,
): ReadonlyMap<string, KeyKind[]> | undefined {
  const source = reads.text(join(root, PERMISSIONS_FILE))
  if (source === undefined) return undefined
  try {
    const { rows } = parse(source) as { rows: { name: string; types?: KeyKind | KeyKind[] }[] }
    return new Map(rows.map(({ name, types = [] }) => [name, [types].flat()]))
  } catch {
    return undefined
  }
}
