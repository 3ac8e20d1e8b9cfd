// The pages that Docusaurus makes to list what a category holds: their addresses lead to the first page of the list.

import { slug } from 'github-slugger'
import type { Report } from '../../found/import-problem.ts'
import type { PlannedItem, PlannedRedirect } from '../../source/import-plan.ts'
import { firstPage } from '../../source/first-page.ts'
import { asObject, asText } from '../../source/read-config.ts'
import { canonical } from '../page-path.ts'

/** The address of the list that `link` of a category asks for. */
export function generatedIndex(link: unknown, label: string, base: string): string | undefined {
  const { type, slug: written } = asObject(link)
  if (type !== 'generated-index') return undefined
  return canonical(`${base}/${asText(written) ?? `category/${slug(label)}`}`)
}

export function indexRedirects(
  items: readonly PlannedItem[],
  file: string,
  report: Report,
): PlannedRedirect[] {
  return items.flatMap((item): PlannedRedirect[] => {
    if (typeof item === 'string') return []
    const inner = indexRedirects(item.items, file, report)
    const to = item.index === undefined ? undefined : firstPage(item.items)
    if (item.index === undefined || to === undefined) return inner
    report({
      kind: 'page',
      file,
      line: 1,
      column: 1,
      what: `\`${item.index}\`, the generated list of \`${item.label}\`, was left out and leads to \`${to}\``,
      fix: 'nothing, or write a page and make it the `link` of the category in sidebars.yaml',
    })
    return [{ from: item.index, to, file }, ...inner]
  })
}
