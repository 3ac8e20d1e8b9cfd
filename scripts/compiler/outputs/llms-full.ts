// /llms-full.txt and one file per sidebar: the Markdown of every indexed page, in the order of the sidebars. All of them
// are sent as the same texts of some pages each, one after the other, so that an edit publishes one.

import { encodePath } from '#site/model/urls.ts'
import { stableGroups } from '#site/search/index/stable-groups.ts'
import type { PageHead } from '../page/compiled-page.ts'

interface FullTextInput {
  pages: readonly PageHead[]
  sidebars: readonly { name: string; pages: readonly PageHead[] }[]
  title: string
  origin: string
  /** The whole Markdown of a page, by its path. */
  markdown: ReadonlyMap<string, string>
}

/** About thirty pages. */
const TEXT_CHARACTERS = 200_000

/** Texts that follow one another, all but the first without their first line, which they have in common. */
type LinkedTexts = string[]

export function fullTexts({ pages, sidebars, title, origin, markdown }: FullTextInput): {
  /** By path: `/llms-full/<sidebar>.txt`. */
  sections: Record<string, LinkedTexts>
  whole: LinkedTexts
} {
  const isIndexed = (page: PageHead): boolean => page.frontMatter.noindex !== true
  const textOf = ({ path }: PageHead): string =>
    `<!-- ${origin}${encodePath(path)} -->\n\n${markdown.get(path) ?? ''}`
  const measure = { key: ({ path }: PageHead) => path, size: (page: PageHead) => textOf(page).length }
  const linked = (members: readonly PageHead[]): LinkedTexts =>
    stableGroups(members, measure, TEXT_CHARACTERS).map((group) =>
      [`# ${title}\n`, ...group.map(textOf)].join('\n'),
    )
  const sections = sidebars
    .map(({ name, pages: members }) => ({ name, pages: members.filter(isIndexed) }))
    .filter((section) => section.pages.length > 0)
  const listed = sections.flatMap((section) => section.pages)
  const once = new Set(listed)
  const texts = sections.map((section) => linked(section.pages))
  return {
    sections: Object.fromEntries(sections.map(({ name }, at) => [`/llms-full/${name}.txt`, texts[at]!])),
    whole: [
      // A page in two sidebars is in the whole once.
      ...(once.size === listed.length ? texts.flat() : linked([...once])),
      ...linked(pages.filter((page) => isIndexed(page) && !once.has(page))),
    ],
  }
}
