// The making of elements in the console, without HTML from text.

type Child = Node | string | undefined

/** Properties that are attributes are written as such: `class`, `aria-…`, `for`. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | boolean | undefined> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, '')
    else if (value !== undefined && value !== false) made.setAttribute(name, value)
  }
  made.append(...children.filter((child) => child !== undefined))
  return made
}

/** Prose of the contract: what stands in backticks is code. */
export function prose(text: string): Node[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? element('code', {}, part) : new Text(part)))
}
