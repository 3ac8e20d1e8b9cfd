// Generates the benchmark corpus from a seed: the same seed always gives the same pages.

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const WORDS =
  'token vault key card request answer proxy reader event field value secret page rule account person webhook filter region limit retry cursor scope mask format record network bank data service client server log test release cache header body path query method status error code schema type list item index store route policy audit role team user session device'.split(
    ' ',
  )
/** Results in articles of about 35 kB, the median of the corpus that the reference figures were measured on. */
const SECTIONS_PER_PAGE = 4
const PAGES_PER_FOLDER = 14

/** Writes `count` pages below `directory`: headings, prose, code in three languages, tables, tabs, notes, links. */
export function generateContent(directory: string, count: number): string[] {
  const files = Array.from({ length: count }, (_, page) => fileOf(page))
  for (const [page, file] of files.entries()) {
    const target = join(directory, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, pageText(page, count))
  }
  writeFileSync(join(directory, 'index.mdx'), `# Home\n\nThe first page leads to [another](${pathOf(0)}).\n`)
  return files
}

/** Canonical path of a generated page. */
export function pathOf(page: number): string {
  return `/docs/part-${Math.floor(page / PAGES_PER_FOLDER)}/page-${page}`
}

const fileOf = (page: number): string => `${pathOf(page).slice(1)}.mdx`

function pageText(page: number, count: number): string {
  const random = randomNumbers(page + 1)
  const sections = Array.from({ length: SECTIONS_PER_PAGE }, (_, section) =>
    sectionText(page, section, count, random),
  )
  return `---\ntitle: Page ${page} about ${words(random, 3)}\ndescription: ${words(random, 12)}.\n---\n\n${sections.join('\n')}`
}

function sectionText(page: number, section: number, count: number, random: () => number): string {
  const link = `[${words(random, 2)}](${pathOf(Math.floor(random() * count))})`
  const parts = [
    `## ${words(random, 3)} ${section}`,
    `${words(random, 55)}. See ${link} and \`${words(random, 1)}.${words(random, 1)}\`. ${words(random, 45)}.`,
    [codeTabs(page, random), table(random), `:::note[${words(random, 2)}]\n${words(random, 30)}.\n:::`][
      section % 3
    ]!,
    Array.from({ length: 4 }, () => `- **${words(random, 1)}**: ${words(random, 12)}`).join('\n'),
    `### ${words(random, 2)} ${section}`,
    `${words(random, 60)}.`,
    codeBlock('json', random),
  ]
  return `${parts.join('\n\n')}\n`
}

function codeTabs(page: number, random: () => number): string {
  const tabs = [
    ['cURL', 'bash', 'curl'],
    ['Node.js', 'js', 'node'],
    ['Python', 'python', 'python'],
  ] as const
  const panels = tabs.map(
    ([label, language, value]) =>
      `<Tab label="${label}" value="${value}">\n\n${codeBlock(language, random, ` title="sample-${page}"`)}\n\n</Tab>`,
  )
  return `<Tabs group="lang">\n${panels.join('\n')}\n</Tabs>`
}

function codeBlock(language: string, random: () => number, meta = ''): string {
  const line = {
    bash: () =>
      `curl https://${words(random, 1)}.example/${words(random, 1)} -H "accept: ${words(random, 1)}"`,
    js: () =>
      `const ${words(random, 1)} = await client.${words(random, 1)}({ ${words(random, 1)}: '${words(random, 2)}' })`,
    python: () =>
      `${words(random, 1)} = client.${words(random, 1)}(${words(random, 1)}="${words(random, 2)}")`,
    json: () =>
      `  "${words(random, 1)}": { "${words(random, 1)}": "${words(random, 3)}", "count": ${Math.floor(random() * 1000)} },`,
  }[language]!
  const lines = Array.from({ length: 6 }, line)
  const body = language === 'json' ? ['{', ...lines, '  "last": true', '}'] : lines
  return `\`\`\`${language}${meta}\n${body.join('\n')}\n\`\`\``
}

function table(random: () => number): string {
  const rows = Array.from(
    { length: 6 },
    () => `| \`${words(random, 1)}\` | ${words(random, 2)} | ${words(random, 8)} |`,
  )
  return ['| Name | Type | Meaning |', '|---|---|---|', ...rows].join('\n')
}

function words(random: () => number, count: number): string {
  return Array.from({ length: count }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ')
}

/** mulberry32: the same numbers on every machine. */
function randomNumbers(seed: number): () => number {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}
