// Decides which pages are guides: pages about concepts, SDKs and operations have no steps for a task.

import type { SiteConfig } from '../site-config.ts'
import { isAtOrBelow } from '../urls.ts'

/** `documenting`: paths of the pages that describe operations. */
export function guideTest(
  documenting: Iterable<string>,
  { reference, notGuides = [] }: Pick<SiteConfig, 'reference' | 'notGuides'>,
): (path: string) => boolean {
  const operations = new Set(documenting)
  return (path) =>
    path !== reference && !operations.has(path) && !notGuides.some((first) => isAtOrBelow(path, first))
}
