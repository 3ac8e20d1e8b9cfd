// npm run bench publish: the values that a deploy writes to KV after an edit of one page, by what they hold.

import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { InternalError, UserError } from '../project/errors.ts'
import { PROJECT_ROOT } from '../project/project-root.ts'
import { formatBytes, formatCount } from '../terminal/measures.ts'
import type { Steps } from '../terminal/progress.ts'
import { generateContent } from './generate-content.ts'
import { formatResults, type ResultRow } from './measure/report-table.ts'
import { nameValues, type NamedValues } from './publishing/name-values.ts'
import { NEW_PAGE, PAGE_EDITS } from './publishing/page-edits.ts'

const GENERATED_PAGES = 1400
const OWN_PAGE = 'docs/concepts/what-is-search.mdx'

export async function benchPublish({ quick }: { quick: boolean }, steps: Steps): Promise<string> {
  if (!existsSync(join(PROJECT_ROOT, 'content', OWN_PAGE)))
    throw new UserError(
      `there is no content/${OWN_PAGE}: name a page of yours in scripts/bench/bench-publish.ts`,
    )
  const directory = mkdtempSync(join(tmpdir(), 'docs-bench-publish-'))
  try {
    const own = join(directory, 'own')
    cpSync(join(PROJECT_ROOT, 'content'), own, { recursive: true })
    const rows = await measureEdits('our pages', own, OWN_PAGE, steps)
    if (!quick) {
      const generated = join(directory, 'generated')
      const [first = ''] = generateContent(generated, GENERATED_PAGES)
      rows.push(...(await measureEdits(`${GENERATED_PAGES} generated pages`, generated, first, steps)))
    }
    return formatResults(rows)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

async function measureEdits(
  pages: string,
  content: string,
  file: string,
  steps: Steps,
): Promise<ResultRow[]> {
  const build = (what: string): Promise<NamedValues> =>
    steps.run(`build ${pages}: ${what}`, () => {
      const dist = `${content}-dist`
      rmSync(dist, { recursive: true, force: true })
      const options = ['--content', content, '--out', dist, '--cache', `${content}-cache`]
      execFileSync(process.execPath, ['scripts/run.ts', 'build', ...options], {
        cwd: PROJECT_ROOT,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      return nameValues(dist)
    })
  const before = await build('before')
  const path = join(content, file)
  const original = readFileSync(path, 'utf8')
  const rows: ResultRow[] = []
  const measure = async (what: string): Promise<void> => {
    rows.push({
      what: `${pages}: ${what}`,
      measured: newValues(before, await build(what)),
      goal: 'at most 8',
    })
  }
  for (const { what, edit } of PAGE_EDITS) {
    const edited = edit(original)
    if (edited === original) throw new InternalError(`${file} has nothing to edit for ${what}`)
    writeFileSync(path, edited)
    await measure(what)
  }
  writeFileSync(path, original)
  writeFileSync(join(dirname(path), `${NEW_PAGE.name}.mdx`), NEW_PAGE.text)
  const sidebars = join(content, 'sidebars.yaml')
  if (existsSync(sidebars)) {
    const listed = NEW_PAGE.listedAfter(`/${file.replace(/\.mdx$/, '')}`, readFileSync(sidebars, 'utf8'))
    writeFileSync(sidebars, listed)
  }
  await measure('a new page')
  return rows
}

/** How many, and what they hold. */
function newValues(before: NamedValues, after: NamedValues): string {
  const added = Object.keys(after.sizes).filter((hash) => !Object.hasOwn(before.sizes, hash))
  const counts = new Map<string, number>()
  for (const hash of added) counts.set(after.nameOf(hash), (counts.get(after.nameOf(hash)) ?? 0) + 1)
  const names = [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`))
  const bytes = added.reduce((sum, hash) => sum + after.sizes[hash]!, 0)
  return `${formatCount(added.length, 'value')}, ${formatBytes(bytes)}: ${names.join('; ')}`
}
