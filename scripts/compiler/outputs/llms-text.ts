// The text of /llms.txt: the index of the documentation for language models and tools, by sidebar. How it grows is in
// llms-files.ts.

import type { SiteConfig } from '#site/model/site-config.ts'
import { oneLine } from '#site/markdown/one-line.ts'
import { pageLink } from '#site/markdown/page-link.ts'
import type { PageHead } from '../page/compiled-page.ts'

export interface LlmsOptions {
  /** Of the contract that the release publishes. */
  api?: { server: string; keyHeader: string } | undefined
  /** The content publishes numbers for tests. */
  hasTestCards?: boolean
  /** The tools know facts, a contract or skills. */
  hasFacts?: boolean
  hasSkills?: boolean
  /** Length of a page's Markdown. */
  charactersOf?: (page: PageHead) => number
  /** Most characters of a description; 0 leaves descriptions out. */
  descriptionCharacters?: number
}

export interface LlmsSection {
  label: string
  /** Of a sidebar; pages outside of all have none. */
  name?: string
  pages: readonly PageHead[]
}

/** What a token is for the models of today, near enough to plan with. */
const CHARACTERS_PER_TOKEN = 4

/** Title, summary, instructions, then one section per sidebar; pages outside all sidebars come last, as optional. */
export function llmsText(
  pages: readonly PageHead[],
  sidebars: readonly LlmsSection[],
  config: SiteConfig,
  options: LlmsOptions = {},
): string {
  const sections = llmsSections(pages, sidebars).map(
    (section) => `## ${section.label}\n\n${linesOf(section, config, options).join('\n')}`,
  )
  return `${[llmsOpening(config, options), ...sections].join('\n\n')}\n`
}

/** Sections that have pages to list, those outside all sidebars last. */
export function llmsSections(pages: readonly PageHead[], sidebars: readonly LlmsSection[]): LlmsSection[] {
  const listed = new Set(sidebars.flatMap((sidebar) => sidebar.pages))
  const others = { label: 'Optional', pages: pages.filter((page) => !listed.has(page)) }
  return [...sidebars, others]
    .map((section) => ({ ...section, pages: section.pages.filter(isIndexed) }))
    .filter((section) => section.pages.length > 0)
}

/** What comes before the first section. */
export function llmsOpening(config: SiteConfig, options: LlmsOptions): string {
  return [`# ${config.title}`, `> ${config.description}`, instructions(config, options)].join('\n\n')
}

function isIndexed(page: PageHead): boolean {
  return page.frontMatter.noindex !== true
}

/** A line for each page: link, description, tokens. */
export function linesOf(
  { pages }: LlmsSection,
  { origin }: SiteConfig,
  { charactersOf, descriptionCharacters = Infinity }: LlmsOptions,
): string[] {
  return pages.map((page) => {
    const tokens = charactersOf && ` (${roundedUp(charactersOf(page) / CHARACTERS_PER_TOKEN)} tokens)`
    const note = shortened(oneLine(page.description), descriptionCharacters)
    return `- ${pageLink(page, origin)}${note && `: ${note}`}${tokens ?? ''}`
  })
}

/** To a fifth of the first digit's unit, 1234 to 1400: few edits of a page change it, and so this file. */
function roundedUp(tokens: number): number {
  const step = Math.max(1, 10 ** Math.floor(Math.log10(Math.max(1, tokens))) / 5)
  return Math.ceil(tokens / step) * step
}

/** Cut between words, with an ellipsis. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const words = cut.slice(0, Math.max(0, cut.lastIndexOf(' '))).replace(/[\s,;:.]+$/, '')
  return words && `${words}…`
}

function instructions(config: SiteConfig, { api, hasTestCards, hasFacts, hasSkills }: LlmsOptions): string {
  const { name, scope, sdkVersions } = config.brand
  const nodeVersion = sdkVersions['node']
  return [
    'Instructions for tools:',
    '',
    '- Every page is served as Markdown at its path with `.md`, or with the header `Accept: text/markdown`. Headings end with their ids. `.md?lang=python` keeps the samples of one language, `?section=<id>` one section, `?depth=2` the outline.',
    '- Everything in one file: `/llms-full.txt`, or per section `/llms-full/<section>.txt`. All pages as a tree: `/sitemap.md`. Numbers of tokens below are estimates, rounded up.',
    `- Tools over MCP at \`/mcp\`, without an account: search, pages${hasFacts ? ', facts' : ''}${api ? ', operations, errors, `plan` for a task in words, `check_request` and `try_request` for a draft request, and `check_code` for code' : ''}.`,
    `- What can be called here and where it is documented, including the tools${hasSkills ? ' and the skills' : ''}: \`/.well-known/api-catalog\`.`,
    ...(api
      ? [
          `- The ${name} API is at ${api.server}. Authenticate with the header \`${api.keyHeader}\`; never put a key in a URL, in code that is committed, or in a client unless it is a public key.`,
          `- The API as an OpenAPI 3.1 document: ${config.origin}/openapi.json, or ${config.origin}/openapi.yaml. Every operation, field, permission and error of the reference comes from it. In parts: \`/openapi/operations/<id>.json\`, \`/openapi/tags/<tag>.json\`, \`/openapi/webhooks.json\`.`,
        ]
      : []),
    ...(nodeVersion
      ? [
          `- Server SDKs: \`@${scope}/node-sdk\` (Node.js, ${nodeVersion}) and its siblings; their pages name the package and its version.`,
        ]
      : []),
    hasTestCards
      ? '- Use test card numbers only. Do not paste card numbers, keys or personal data into prompts, examples or logs.'
      : '- Do not paste keys or personal data into prompts, examples or logs.',
  ].join('\n')
}
