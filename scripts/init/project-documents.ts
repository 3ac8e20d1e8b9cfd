// The files around the site that name its owner: README, changelog, package, Worker.

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { ownerNames, type Owner } from './owner.ts'

const SYNONYMS = `// The words of this site's readers, which the search knows beside the site's own. Edit it with the content.
// Each line of the first table is a group: any member finds the others.

export const SYNONYM_GROUPS: readonly (readonly string[])[] = [
  ['sign in', 'log in', 'login'],
  ['sign up', 'create an account', 'register'],
  ['delete', 'remove'],
  ['color', 'colour'],
  ['javascript', 'js'],
  ['nodejs', 'node', 'node.js'],
  ['throttling', 'rate limit'],
]
`

const FOREIGN_TABLES = `// What others call a thing, and what it is called here. One way: our words do not lead to theirs.

export const FOREIGN_TABLES: readonly string[] = ['credentials -> api key', 'swagger -> openapi']
`

const CHANGELOG = `# Changelog

What readers, authors and operators notice, newest first.

## Unreleased

- Readers: the first pages.
`

/** The owner is in the middle of this guide when `init` runs, and goes on reading it in the copy. */
const GUIDE = 'docs/make-it-yours.md'
/** Its sections up to the one that follows `init`. */
const STEPS_BEFORE = /^## 9:00 [^]*?(?=^## 9:15 )/m

export async function writeProjectDocuments(root: string, owner: Owner): Promise<void> {
  const { name, origin } = owner
  const { worker } = ownerNames(owner)
  const host = new URL(origin).host
  const formerWorker = readFormerWorker(root)

  writeFileSync(join(root, 'CHANGELOG.md'), CHANGELOG)
  writeFileSync(join(root, 'site/search/words/synonyms.ts'), SYNONYMS)
  writeFileSync(join(root, 'site/search/words/foreign-tables.ts'), FOREIGN_TABLES)
  // They lead to this platform's own terms.
  for (const table of ['daily', 'money', 'tool', 'trade', 'trouble'])
    rmSync(join(root, `site/search/words/${table}-words.ts`), { force: true })
  await edit(root, 'README.md', (text) =>
    withoutInit(text)
      .replace(/^# .*/, () => `# ${name} documentation`)
      .replace(/^The documentation website of [^.]*\./m, () => `The documentation website of ${name}.`),
  )
  await edit(root, GUIDE, (text) => text.replace(STEPS_BEFORE, ''))
  for (const file of ['CONTRIBUTING.md', 'ARCHITECTURE.md']) await edit(root, file, withoutInit)
  await edit(root, 'package.json', (text) =>
    withoutInit(text)
      .replace(/"name": "[^"]*"/, `"name": "${worker}"`)
      .replace(
        /"description": "[^"]*"/,
        () => `"description": ${JSON.stringify(`Documentation of ${name}, served by a Cloudflare Worker`)}`,
      ),
  )
  await edit(root, 'package-lock.json', (text) =>
    text.replaceAll(`"name": "${formerWorker}"`, `"name": "${worker}"`),
  )
  await edit(root, 'docs/operations.md', (text) =>
    text.replaceAll(formerWorker, worker).replaceAll('docs.example.com', host),
  )
  await edit(root, 'wrangler.toml', (text) =>
    text
      .replace(/^name = .*/m, `name = "${worker}"`)
      .replace(/^workers_dev = /m, `routes = [{ pattern = "${host}", custom_domain = true }]\n$&`),
  )
}

function readFormerWorker(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string }).name
}

/** Lines about the script that is gone, or about the tests and pages that go with it. */
function withoutInit(text: string): string {
  return text
    .split('\n')
    .filter(
      (line) =>
        !/scripts\/(?:run\.ts )?init\b|\bnpm run init\b|tests\/content\/|content\/docs\/expressions\//.test(
          line,
        ),
    )
    .join('\n')
}

/** Documents are formatted: a table may have lost its widest row. */
async function edit(root: string, file: string, change: (text: string) => string): Promise<void> {
  const path = join(root, file)
  const changed = change(readFileSync(path, 'utf8'))
  const isDocument = file.endsWith('.md')
  writeFileSync(
    path,
    isDocument ? await format(changed, { ...(await resolveConfig(path)), filepath: path }) : changed,
  )
}
