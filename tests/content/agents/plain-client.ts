// A client without a model that knows nothing but an origin: it finds pages, operations and tools by what the site says of
// itself.

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

export interface Draft {
  method: string
  path: string
  headers: Record<string, string>
  body?: unknown
}

interface CatalogLink {
  href: string
  type: string
}
/** Addresses. */
interface Catalog {
  index: string
  contract: string
  card: string
  skills: string
}
interface Example {
  value: unknown
}
interface Slice {
  paths: Record<string, Record<string, SliceOperation>>
  components: { securitySchemes: Record<string, { in: string; name: string }> }
}
interface SliceOperation {
  parameters?: {
    name: string
    in: string
    required?: boolean
    example?: unknown
    schema?: { example?: unknown }
  }[]
  requestBody?: { content: Record<string, { example?: unknown; examples?: Record<string, Example> }> }
}

/** `named` is the origin that the site names itself by, which resolves nowhere in a test. */
export class PlainClient {
  readonly #origin: string
  readonly #named: string

  constructor(origin: string, named: string) {
    this.#origin = origin
    this.#named = named
  }

  async text(address: string): Promise<string> {
    const url = new URL(address.replace(this.#named, this.#origin), this.#origin)
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`)
    return response.text()
  }

  /** The front page's `Link` header leads to the catalogue of what can be called, and that to everything else. */
  async #catalog(): Promise<Catalog> {
    const link = (await fetch(this.#origin)).headers.get('link') ?? ''
    const [, path] = /<([^>]+)>; rel="api-catalog"/.exec(link) ?? []
    if (path === undefined) throw new Error('the front page leads to no catalogue')
    const { linkset } = JSON.parse(await this.text(path)) as { linkset: Record<string, CatalogLink[]>[] }
    const all = (relation: string): CatalogLink[] => linkset.flatMap((one) => one[relation] ?? [])
    const address = (relation: string, type: string): string => {
      const found = all(relation).find((one) => one.type === type)
      if (!found) throw new Error(`the catalogue has no ${relation} of the type ${type}`)
      return found.href
    }
    return {
      index: address('service-doc', 'text/plain'),
      contract: address('service-desc', 'application/json'),
      card: address('service-desc', 'application/mcp-server-card+json'),
      skills: address('service-meta', 'application/json'),
    }
  }

  /** The index that a program finds in the page itself, by the first link that it is told of. */
  async indexNamedInHtml(): Promise<string> {
    const [, index] = /For agents:[^]*?<a href="([^"]+)"/.exec(await (await fetch(this.#origin)).text()) ?? []
    if (index === undefined) throw new Error('the front page names no index')
    return index
  }

  async skillsIndex(): Promise<string> {
    return this.text((await this.#catalog()).skills)
  }

  /** The pages of the index whose titles and descriptions share most words with the task. */
  async pagesFor(task: string): Promise<string[]> {
    const index = await this.text((await this.#catalog()).index)
    const entries = [...index.matchAll(/^- \[(.*?)\]\((\S+\.md)\)(.*)$/gm)]
    const ranked = entries
      .map(([, title = '', url = '', about = '']) => ({
        url,
        score: 3 * shared(task, title) + shared(task, about),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
    return ranked.slice(0, PAGES).map(({ url }) => url)
  }

  /** Of the operations that the pages name, the one whose summary and path share most words with the task. */
  async operationFor(task: string, markdown: string): Promise<string> {
    const { paths } = JSON.parse(await this.text((await this.#catalog()).contract)) as {
      paths: Record<string, Record<string, { operationId?: string; summary?: string }>>
    }
    const named = new Set(
      [...markdown.matchAll(/`?(GET|POST|PUT|PATCH|DELETE) (\/[^\s`]*)/g)].map(([, m, p]) => `${m} ${p}`),
    )
    const found = Object.entries(paths)
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
      )
      .filter(({ path, method }) => named.has(`${method.toUpperCase()} ${path}`))
      .map((operation) => ({
        id: operation.operationId ?? '',
        score: alike(task, `${operation.summary ?? ''} ${operation.operationId ?? ''}`),
      }))
      .sort((a, b) => b.score - a.score)[0]
    if (!found) throw new Error(`no operation for ${task}`)
    return found.id
  }

  /** A request as the operation's own part of the contract describes it. */
  async draftOf(operation: string, key = '<PRIVATE_API_KEY>'): Promise<Draft> {
    // The index says where the parts of the contract are.
    const [, form = ''] =
      /`(\/\S*operations\S*<id>\S*)`/.exec(await this.text((await this.#catalog()).index)) ?? []
    const slice = JSON.parse(await this.text(form.replace('<id>', operation))) as Slice
    const [[path, methods] = ['', {}]] = Object.entries(slice.paths)
    const [[method, { parameters = [], requestBody }] = ['', {} as SliceOperation]] = Object.entries(
      methods as Record<string, SliceOperation>,
    )
    const filled = parameters
      .filter((parameter) => parameter.in === 'path')
      .reduce(
        (url, { name, example, schema }) =>
          url.replace(`{${name}}`, encodeURIComponent(String(example ?? schema?.example ?? ID))),
        path,
      )
    const content = requestBody?.content['application/json']
    const body = content?.example ?? Object.values(content?.examples ?? {})[0]?.value
    const keys = Object.values(slice.components.securitySchemes).filter((scheme) => scheme.in === 'header')
    return {
      method: method.toUpperCase(),
      path: filled,
      headers: {
        ...Object.fromEntries(keys.map(({ name }) => [name, key])),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    }
  }

  /** From the catalogue to the server's card, and from the card to the endpoint. */
  async tools(): Promise<Client> {
    const card = JSON.parse(await this.text((await this.#catalog()).card)) as { remotes: { url: string }[] }
    const endpoint = new URL(card.remotes[0]!.url.replace(this.#named, this.#origin))
    const client = new Client({ name: 'plain', version: '1' }, { versionNegotiation: { mode: 'auto' } })
    await client.connect(new StreamableHTTPClientTransport(endpoint))
    return client
  }
}

const ID = 'c06d0789-0a38-40be-b7cc-c28a718f76f1'
const PAGES = 8
const SMALL = new Set('a an and are as at by for from in is it of on or the to with'.split(' '))

const wordsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z0-9]+/g) ?? [])
      .filter((word) => !SMALL.has(word))
      .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)),
  )

function shared(task: string, text: string): number {
  const words = wordsOf(text)
  return [...wordsOf(task)].filter((word) => words.has(word)).length
}

/** Words in common, as a share of all. */
function alike(task: string, text: string): number {
  const count = shared(task, text)
  return count / (wordsOf(task).size + wordsOf(text).size - count)
}
