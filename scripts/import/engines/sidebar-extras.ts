// What items of a sidebar say beside their label and page, and items here cannot.

import type { Report } from '../found/import-problem.ts'
import { asObject, asText } from '../source/read-config.ts'

const BADGES =
  'a page can have one of three: `badge: beta`, `badge: deprecated` or `badge: enterprise` in its front matter'

interface Lost {
  what: string
  fix: string
}

/** Badges, own styles, and categories that are open at first. `label` names the item. */
export function lostExtras(item: Record<string, unknown>, label: string | undefined): Lost[] {
  const name = label === undefined ? '' : ` of \`${label}\``
  const badge = asText(item['badge']) ?? asText(asObject(item['badge'])['text']) ?? asText(item['tag'])
  const isStyled = item['className'] !== undefined || item['customProps'] !== undefined
  const isOpen = item['collapsed'] === false || item['collapsible'] === false || item['expanded'] === true
  return [
    ...(badge === undefined ? [] : [{ what: `the badge \`${badge}\`${name} was left out`, fix: BADGES }]),
    ...(isStyled
      ? [
          {
            what: `what the theme makes of \`className\` or \`customProps\`${name} was left out`,
            fix: BADGES,
          },
        ]
      : []),
    ...(isOpen
      ? [
          {
            what: `the category${name} is no longer open at first`,
            fix: 'nothing: a category here opens with its pages',
          },
        ]
      : []),
  ]
}

export function reportExtras(
  item: Record<string, unknown>,
  label: string | undefined,
  { file, report }: { file: string; report: Report },
): void {
  for (const lost of lostExtras(item, label)) report({ kind: 'sidebar', file, line: 1, column: 1, ...lost })
}
