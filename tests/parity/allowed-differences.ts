// Where the outputs of a page differ in words on purpose, and why. Everything else is the same, word for word.

/** An element of the HTML whose words the Markdown does not have. */
export interface HtmlAlone {
  /** Tag name, class (`.name`), both (`p.name`), or a property with its value. */
  element: string
  /** Class of an element around it. */
  within?: string
  /** Class of an element that must not be beside it. */
  notBeside?: string
  why: string
}

export const HTML_ALONE: readonly HtmlAlone[] = [
  { element: 'button', why: 'a control of the browser' },
  { element: 'select', why: 'a control of the browser' },
  { element: 'svg', why: 'a drawing; a diagram is an image with an alternative text' },
  { element: 'template', why: 'shown by script only' },
  { element: 'nav', why: 'breadcrumbs, contents list and pager repeat titles' },
  { element: '.page-footer', why: 'date, edit link, and how many samples are proven' },
  { element: '.toc-folded', why: 'repeats the headings' },
  { element: '[dataDiagramTheme=light]', why: 'the same drawing in the other theme' },
  { element: '.doc__bar', why: 'breadcrumbs and actions of the page' },
  { element: '.doc__badge', why: 'the badge of the sidebar, said again' },
  { element: '.code-tool__fields', why: 'fields that need a browser' },
  { element: '.tabs__list', why: 'each panel carries its label' },
  {
    element: '.operation__samples',
    why: 'one sample is shown and the others are loaded: compared by themselves',
  },
  {
    element: 'p.operation__note',
    within: 'fold',
    why: 'leads to the Markdown where no script brings the fields',
  },
  {
    element: 'summary',
    within: 'fields',
    notBeside: 'field__facts',
    why: 'folds rows of a table that the Markdown shows open',
  },
]

/** What the text of search entries lacks beside that. */
export const NOT_IN_SEARCH: readonly HtmlAlone[] = [
  ...HTML_ALONE,
  { element: 'h1', why: 'the title of every entry' },
  { element: 'img', why: 'alternative texts repeat what the text says' },
  { element: '.code-block', why: 'code gives its identifiers' },
  { element: '.tabs__label', why: 'names of languages and platforms would be on every page' },
]

/** What the readers of words leave out of the Markdown, which has neither colour nor columns. */
export const MARKDOWN_ALONE = [
  'front matter, the line that leads to the index, the list of neighbours, and the ids of headings',
  'the source of a diagram: the page shows the drawing',
  'the kind of a note that has a title of its own (`Warning:`): the page shows it by colour',
  'the word `permission` before a permission: the page shows a badge',
  'the head of a table of fields, and the names around a nested field: the page has lists in lists',
  'samples and bodies of failures of an operation: compared by themselves',
] as const
