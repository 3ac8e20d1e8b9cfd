// The styles of components, in cascade order after the base. A page's document contains the parts whose marks occur in
// its HTML; in-app navigation loads what is missing (navigation/page-styles.ts).

interface StylePart {
  name: string
  /** Relative to site/. */
  file: string
  layer: 'shell' | 'content' | 'pages'
  /**
   * Classes, or the start of a tag: HTML that needs the part contains one of them. Without marks, every document
   * contains the part.
   */
  marks: readonly string[]
}

/** For documents that are not pages: not found, failures, search results. */
export const NOTICE_STYLES = 'select notice search-page'

const part = (
  name: string,
  file: string,
  { layer = 'content', marks = [name] }: { layer?: StylePart['layer']; marks?: readonly string[] } = {},
): StylePart => ({ name, file, layer, marks })

export const STYLE_PARTS: readonly StylePart[] = [
  part('doc', 'styles/doc.css', { layer: 'shell' }),
  // Consoles also have tabs.
  part('tabs', 'components/tabs/tabs.css', { marks: ['tabs', 'operation'] }),
  part('admonition', 'components/admonition/admonition.css'),
  part('steps', 'components/steps/steps.css'),
  part('cards', 'components/cards/cards.css'),
  // The folds of an operation, which arrive later, also have tables.
  part('table', 'styles/table.css', { marks: ['table-scroll', 'operation'] }),
  part('operation', 'api/operation/operation.css', { marks: ['operation', 'endpoints'] }),
  // Consoles also use it, and bring it along.
  part('sample', 'api/operation/sample.css'),
  part('badge', 'components/badge/badge.css', { marks: ['doc', 'badge'] }),
  part('endpoint', 'components/endpoint/endpoint.css', { marks: [] }),
  part('details', 'components/details/details.css'),
  part('checklist', 'components/checklist/checklist.css'),
  part('code-tool', 'components/code-tool/code-tool.css'),
  part('button', 'styles/button.css', { marks: [] }),
  part('diagram', 'components/diagram/diagram.css', { marks: ['diagram', '<img', '<figure'] }),
  // Consoles also use it, and bring it along.
  part('select', 'styles/select.css', { layer: 'pages', marks: ['<select'] }),
  part('landing', 'components/landing/landing.css', { layer: 'pages', marks: ['landing', 'sdk-grid'] }),
  part('notice', 'pages/notice-page.css', { layer: 'pages' }),
  part('search-page', 'pages/search-page.css', { layer: 'pages' }),
]

/** Names of the parts that the HTML needs, separated by spaces. */
export function stylesFor(html: string): string {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')))
  const has = (mark: string): boolean => (mark.startsWith('<') ? html.includes(mark) : classes.has(mark))
  return STYLE_PARTS.filter(({ marks }) => marks.some(has))
    .map(({ name }) => name)
    .join(' ')
}
