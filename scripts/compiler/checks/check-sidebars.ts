// Checks that every page is in a sidebar. Mistakes in sidebars.yaml itself are found when it is read.

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { placeIn, SIDEBARS_FILE } from '../../content/read-content.ts'
import { pagesInOrder } from '../sidebars/sidebar-tree.ts'
import type { Site } from './view/site-view.ts'

/**
 * Skipped while sidebars.yaml has mistakes: a misspelt path there would be reported twice. A sidebar made from folders
 * lists all pages; landing pages have none, and pages out of the index may hide.
 */
export function checkSidebars({ content, pages, sidebarsSound, trees }: Site): Diagnostic[] {
  if (!content.configured || !sidebarsSound) return []
  const listed = new Set(trees.flatMap((tree) => pagesInOrder(tree.items)))
  return pages
    .filter((page) => !listed.has(page) && page.frontMatter.layout !== 'landing' && !page.frontMatter.noindex)
    .map((page) => ({
      code: 'sidebar-page-unlisted',
      severity: 'error',
      place: placeIn(content, page.file),
      what: `no sidebar lists \`${page.path}\``,
      fix: `add \`- ${page.path}\` to ${placeIn(content, SIDEBARS_FILE).file}`,
    }))
}
