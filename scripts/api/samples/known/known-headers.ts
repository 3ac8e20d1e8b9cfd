// The names of the brand's headers that the table of headers lists, beside those of the contract.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteConfig } from '#site/model/site-config.ts'
import type { ContentFolder } from '../../../content/read-content.ts'

const FILE = 'data/headers.yaml'

/** Sorted, with the brand's prefix; none where the content has no such table. */
export function knownHeaders({ root }: ContentFolder, { brand }: SiteConfig): string[] {
  const names = [...textOf(join(root, FILE)).matchAll(/%PREFIX%-[A-Z]+(?:-[A-Z]+)*/g)]
  return [...new Set(names.map(([name]) => name.replace('%PREFIX%', brand.headerPrefix)))].sort()
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
