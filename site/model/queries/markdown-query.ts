// The parameters of a page's Markdown URL, in their canonical order. Any other parameter is ignored.

export const MARKDOWN_PARAMETERS = ['lang', 'section', 'depth', 'slice'] as const
export type MarkdownParameter = (typeof MARKDOWN_PARAMETERS)[number]
export type MarkdownSelection = Partial<Record<MarkdownParameter, string>>

export function parseMarkdownQuery(search: string): MarkdownSelection {
  const parameters = new URLSearchParams(search)
  const selection: MarkdownSelection = {}
  for (const name of MARKDOWN_PARAMETERS) {
    const value = parameters.get(name)
    if (value !== null && value !== '') selection[name] = value
  }
  return selection
}

/** The query with its `?`, in canonical order; empty if nothing is selected. */
export function markdownQuery(selection: MarkdownSelection): string {
  const parameters = new URLSearchParams()
  for (const name of MARKDOWN_PARAMETERS) {
    const value = selection[name]
    if (value !== undefined) parameters.set(name, value)
  }
  return parameters.size === 0 ? '' : `?${parameters.toString()}`
}
