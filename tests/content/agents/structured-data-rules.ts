// What search engines ask of structured data, for the types that the site gives: the properties that each needs, absolute
// addresses, and references that lead to something in the same graph.

type Node = Record<string, unknown>

/** Properties that a node of the type must have, each with the form of its value. */
const REQUIRED: Record<string, Record<string, (value: unknown) => boolean>> = {
  TechArticle: article(),
  APIReference: article(),
  WebPage: article(),
  BreadcrumbList: { itemListElement: isList },
  ListItem: { position: Number.isInteger, name: isText, item: isAddress },
  WebSite: { url: isAddress, name: isText, publisher: isNode, potentialAction: isNode },
  SearchAction: { target: isNode, 'query-input': (value) => value === 'required name=search_term_string' },
  EntryPoint: { urlTemplate: (value) => isAddress(value) && String(value).includes('{search_term_string}') },
  Organization: { name: isText, url: isAddress, logo: isAddress },
  FAQPage: { mainEntity: isList },
  Question: { name: isText, acceptedAnswer: isNode },
  Answer: { text: isText },
}
const OPTIONAL: Record<string, (value: unknown) => boolean> = {
  dateModified: (value) => /^\d{4}-\d{2}-\d{2}$/.test(String(value)),
  url: isAddress,
  item: isAddress,
  logo: isAddress,
  '@id': isAddress,
}

/** What is wrong with it; nothing for good data. `text` is what the page shows. */
export function structuredDataMistakes(data: Node, text: string): string[] {
  const graph = data['@graph'] as Node[]
  const ids = new Set(graph.map((node) => node['@id']))
  const nodes = graph.flatMap(nodesIn)
  const shown = letters(text)
  const positions = nodes.filter((node) => node['@type'] === 'ListItem').map((node) => node['position'])
  return [
    ...(data['@context'] === 'https://schema.org' ? [] : ['it has no context']),
    ...(graph.filter((node) => node['@type'] === 'FAQPage').length > 1 ? ['two lists of questions'] : []),
    ...(positions.every((position, index) => position === index + 1) ? [] : ['crumbs out of order']),
    ...nodes.flatMap((node) => mistakesOf(node, ids)),
    ...nodes.flatMap(({ '@type': type, name, text: answer }) =>
      (type === 'Question' && !shown.includes(letters(name))) ||
      (type === 'Answer' && !shown.includes(letters(answer)))
        ? [`the page does not show "${String(name ?? answer)}"`]
        : [],
    ),
  ]
}

function mistakesOf(node: Node, ids: ReadonlySet<unknown>): string[] {
  const type = node['@type']
  if (type === undefined) return ids.has(node['@id']) ? [] : [`nothing has the id ${String(node['@id'])}`]
  // An article's page is named for its crumbs alone.
  const required = 'breadcrumb' in node ? { breadcrumb: isNode } : REQUIRED[String(type)]
  if (!required) return [`${String(type)} is a type without rules`]
  return [
    ...Object.entries(required).flatMap(([name, fits]) =>
      fits(node[name]) ? [] : [`${String(type)}.${name} is ${JSON.stringify(node[name])}`],
    ),
    ...Object.entries(OPTIONAL).flatMap(([name, fits]) =>
      node[name] === undefined || fits(node[name]) ? [] : [`${name} is ${JSON.stringify(node[name])}`],
    ),
  ]
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap(nodesIn)]
}

function article(): Record<string, (value: unknown) => boolean> {
  return {
    url: isAddress,
    headline: (value) => isText(value) && String(value).length <= 110,
    description: isText,
    inLanguage: (value) => value === 'en',
    isPartOf: isNode,
    publisher: isNode,
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
function isList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0
}
function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https:\/\/[a-z]/.test(value) && URL.canParse(value)
}

const letters = (text: unknown): string => String(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
