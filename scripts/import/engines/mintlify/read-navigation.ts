// The navigation of Mintlify: tabs, anchors, dropdowns and versions hold groups, and groups hold pages.

import type { Report } from '../../found/import-problem.ts'
import type { PlannedItem, PlannedSidebar } from '../../source/import-plan.ts'
import { asList, asObject, asText, type Config } from '../../source/read-config.ts'
import { canonical } from '../page-path.ts'
import { lostExtras } from '../sidebar-extras.ts'

/** Lists of parts that a reader chooses between; the names of one part. */
const PARTS = {
  tabs: 'tab',
  anchors: 'anchor',
  dropdowns: 'dropdown',
  products: 'product',
  menu: 'item',
} as const

type ReportHere = (what: string, fix?: string) => void

interface Navigation {
  sidebars: PlannedSidebar[]
  /** Languages that are not the main one: the folders of their pages. */
  languages: string[]
}

export function readNavigation(config: Config, file: string, report: Report): Navigation {
  const written = config['navigation']
  const reportHere: ReportHere = (what, fix = 'write a page for it, or leave it out') =>
    report({ kind: 'sidebar', file, line: 1, column: 1, what, fix })
  if (Array.isArray(written))
    return { sidebars: sidebarsOf({ groups: written as unknown[] }, reportHere), languages: [] }
  const { navigation, languages } = mainPart(asObject(written), reportHere)
  return { sidebars: sidebarsOf(navigation, reportHere), languages }
}

/** Languages may have versions, and versions languages: of each, the main one is imported. */
function mainPart(
  navigation: Config,
  reportHere: ReportHere,
): { navigation: Config; languages: Navigation['languages'] } {
  const [language, ...languages] = mainFirst(navigation['languages'])
  const [version, ...versions] = mainFirst(language ? undefined : navigation['versions'])
  for (const { version: name } of versions)
    reportHere(`the version \`${asText(name) ?? 'without a name'}\` is in no sidebar`)
  const main = language ?? version
  if (!main) return { navigation, languages: [] }
  const inner = mainPart(main, reportHere)
  const others = languages.flatMap((one) => asText(one['language']) ?? [])
  return { ...inner, languages: [...others, ...inner.languages] }
}

const mainFirst = (parts: unknown): Config[] =>
  asList(parts)
    .map(asObject)
    .toSorted((a, b) => Number(b['default'] === true) - Number(a['default'] === true))

/** Each part at the top is a sidebar of its own; without parts there is one. */
function sidebarsOf(navigation: Config, reportHere: ReportHere): PlannedSidebar[] {
  for (const [list, name] of Object.entries(PARTS)) {
    const parts = asList(navigation[list]).map(asObject)
    if (parts.length > 0)
      return parts.map((part) => ({ name: asText(part[name]) ?? list, items: itemsOf(part, reportHere) }))
  }
  return [{ name: 'docs', items: itemsOf(navigation, reportHere) }]
}

function itemsOf(part: Config, reportHere: ReportHere): PlannedItem[] {
  if (part['openapi'] !== undefined || part['asyncapi'] !== undefined)
    reportHere(
      `\`${asText(part['group']) ?? asText(part['tab']) ?? 'a part'}\` has pages made from an API contract`,
    )
  const root = asText(part['root'])
  const own = [
    ...(root === undefined || part['group'] !== undefined ? [] : [canonical(`/${root}`)]),
    ...asList(part['pages']).flatMap((page) =>
      typeof page === 'string' ? pageItem(page, reportHere) : itemOf(asObject(page), reportHere),
    ),
    ...asList(part['groups']).flatMap((group) => itemOf(asObject(group), reportHere)),
  ]
  const inner = Object.entries(PARTS).flatMap(([list, name]) =>
    asList(part[list]).map((value): PlannedItem => {
      const one = asObject(value)
      return { label: asText(one[name]) ?? list, items: itemsOf(one, reportHere) }
    }),
  )
  return [...own, ...inner]
}

function itemOf(group: Config, reportHere: ReportHere): PlannedItem[] {
  const label = asText(group['group'])
  const root = asText(group['root'])
  const items = itemsOf(group, reportHere)
  for (const { what, fix } of lostExtras(group, label)) reportHere(what, fix)
  if (label === undefined) return items
  return [{ label, items, ...(root !== undefined && { link: canonical(`/${root}`) }) }]
}

/** `GET /users` is an operation, not a page. */
function pageItem(page: string, reportHere: ReportHere): PlannedItem[] {
  if (!/\s/.test(page.trim())) return [canonical(`/${page}`)]
  reportHere(`\`${page}\` is a page made from an API contract`)
  return []
}
