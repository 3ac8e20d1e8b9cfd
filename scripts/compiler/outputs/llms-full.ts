// /llms-full.txt and one file per sidebar: the Markdown of every indexed page, in the order of the sidebars. The whole is
// sent as those files, one after the other, so that an edit publishes one of them and no other.

import { MAX_BLOB_BYTES } from '#site/model/release.ts'
import { encodePath } from '#site/model/urls.ts'
import type { PageHead } from '../page/compiled-page.ts'

interface FullTextInput {
  pages: readonly PageHead[]
  sidebars: readonly { name: string; pages: readonly PageHead[] }[]
  title: string
  origin: string
  /** The whole Markdown of a page, by its path. */
  markdown: ReadonlyMap<string, string>
}

/** Texts that have their first line in common. */
interface FullTexts {
  /** By path: `/llms-full/<sidebar>.txt`. What is too large to be stored is left out. */
  sections: Record<string, string>
  /** Texts that are `/llms-full.txt` together, all but the first without their first line; none if one is left out. */
  whole: string[]
}

export function fullTexts({ pages, sidebars, title, origin, markdown }: FullTextInput): FullTexts {
  const isIndexed = (page: PageHead): boolean => page.frontMatter.noindex !== true
  const sections = sidebars
    .map(({ name, pages: members }) => ({ name, pages: members.filter(isIndexed) }))
    .filter((section) => section.pages.length > 0)
  const listed = new Set(sections.flatMap((section) => section.pages))
  const others = pages.filter((page) => isIndexed(page) && !listed.has(page))
  const joined = (members: readonly PageHead[]): string =>
    [
      `# ${title}\n`,
      ...members.map(({ path }) => `<!-- ${origin}${encodePath(path)} -->\n\n${markdown.get(path) ?? ''}`),
    ].join('\n')
  const texts = sections.map((section) => [`/llms-full/${section.name}.txt`, joined(section.pages)] as const)
  const isStored = (text: string): boolean => Buffer.byteLength(text) <= MAX_BLOB_BYTES
  // A page in two sidebars is in the whole once.
  const isOnce = listed.size === sections.flatMap((section) => section.pages).length
  const whole = isOnce
    ? [...texts.map(([, text]) => text), ...(others.length > 0 ? [joined(others)] : [])]
    : [joined([...listed, ...others])]
  return {
    sections: Object.fromEntries(texts.filter(([, text]) => isStored(text))),
    whole: whole.every(isStored) ? whole : [],
  }
}
