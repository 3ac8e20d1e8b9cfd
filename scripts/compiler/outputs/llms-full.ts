// /llms-full.txt and one file per sidebar: the Markdown of every indexed page, in the order of the sidebars.

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

/** By path: the whole, then `/llms-full/<sidebar>.txt`. What is too large to be stored is left out. */
export function fullTexts({
  pages,
  sidebars,
  title,
  origin,
  markdown,
}: FullTextInput): Record<string, string> {
  const isIndexed = (page: PageHead): boolean => page.frontMatter.noindex !== true
  const sections = sidebars.map(({ name, pages: members }) => ({ name, pages: members.filter(isIndexed) }))
  const listed = new Set(sections.flatMap((section) => section.pages))
  const others = pages.filter((page) => isIndexed(page) && !listed.has(page))
  const joined = (members: readonly PageHead[]): string =>
    [
      `# ${title}\n`,
      ...members.map(({ path }) => `<!-- ${origin}${encodePath(path)} -->\n\n${markdown.get(path) ?? ''}`),
    ].join('\n')
  const texts = [
    ['/llms-full.txt', joined([...listed, ...others])] as const,
    ...sections
      .filter((section) => section.pages.length > 0)
      .map((section) => [`/llms-full/${section.name}.txt`, joined(section.pages)] as const),
  ]
  return Object.fromEntries(texts.filter(([, text]) => Buffer.byteLength(text) <= MAX_BLOB_BYTES))
}
