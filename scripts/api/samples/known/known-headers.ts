// The brand's headers that the content's table of headers lists, in addition to those in the contract.

import { join } from 'node:path'
import type { SiteConfig } from '#site/model/site-config.ts'
import type { FileReads } from '../../../graph/world.ts'
import type { ContentPlace } from '../../../content/read-content.ts'

const FILE = 'data/headers.yaml'

/** Sorted, with the brand's prefix; empty if the content has no such table. */
export function knownHeaders(
  reads: FileReads,
  { root }: ContentPlace,
  { brand }: Pick<SiteConfig, 'brand'>,
): string[] {
  const names = [...(reads.text(join(root, FILE)) ?? '').matchAll(/%PREFIX%-[A-Z]+(?:-[A-Z]+)*/g)]
  return [...new Set(names.map(([name]) => name.replace('%PREFIX%', brand.headerPrefix)))].sort()
}
