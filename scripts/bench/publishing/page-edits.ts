// Edits of a page as authors make them.

const SENTENCE = 'Each team that stores cards here should also write down who may read them and why.'
const PARAGRAPH = /(?<=\n\n)([A-Za-z][a-z]+ )(?=.{60})/
const HEADING = /^## (.+?)(?: \{#.*)?$/m
const TITLE = /^title: .+$/m

interface PageEdit {
  what: string
  /** Gives the page as it was if it has nothing to edit. */
  edit: (page: string) => string
}

export const PAGE_EDITS: readonly PageEdit[] = [
  { what: 'one word', edit: (page) => page.replace(PARAGRAPH, '$1usually ') },
  { what: 'a sentence of 15 words', edit: (page) => page.replace(PARAGRAPH, `${SENTENCE} $1`) },
  { what: 'a changed heading', edit: (page) => page.replace(HEADING, '## $1 in practice') },
  {
    what: 'a new section with a sentence',
    edit: (page) => `${page.trimEnd()}\n\n## A closing remark\n\n${SENTENCE}\n`,
  },
  { what: 'a changed title', edit: (page) => page.replace(TITLE, 'title: Another name for it') },
]

/** The entry of a sidebar that lists the page. */
const listing = (path: string): RegExp => new RegExp(`^(\\s*- )${path}$`, 'm')

const NEW_NAME = 'a-new-page'

export const NEW_PAGE = {
  name: NEW_NAME,
  text: `---\ntitle: A new page\ndescription: What there is to say about the matter at hand.\n---\n\n${SENTENCE}\n`,
  /** Sidebars in which it follows the page with that path. */
  listedAfter: (path: string, sidebars: string): string =>
    sidebars.replace(
      listing(path),
      (line, indent: string) => `${line}\n${indent}${path.replace(/[^/]+$/, NEW_NAME)}`,
    ),
}
