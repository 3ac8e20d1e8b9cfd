// Reads the golden sets of tests/content/search/: what readers type or paste, and where it must lead.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '../../project/project-root.ts'
import { UserError } from '../../terminal/run-command.ts'

const FOLDER = 'tests/content/search'

/** They are about the content, so a copy of the project has none until its owner writes some. */
export const hasGoldenSets = (): boolean => existsSync(join(PROJECT_ROOT, FOLDER, 'golden.json'))

/** One query with the addresses that answer it: `/docs/page` stands for every row of the page, `/docs/page#id` for that row. */
export interface GoldenTask {
  query: string
  targets: string[]
  /** The query is the page's title or the page's own row must come first for another reason. */
  exact: boolean
}

export interface GoldenFailure {
  kind: 'body' | 'status-line' | 'curl' | 'stack-trace' | 'log-line'
  paste: string
  status?: number
  operation?: string
  field?: string
  /** Words that the cause must contain; null where the paste alone does not tell a cause. */
  cause: string | null
  /** Any of them may be the place that says more. */
  pages: string[]
  /** What the paste does not determine, and what must be said to be so. */
  unknown?: ('operation' | 'field' | 'cause')[]
}

interface ShortQuery {
  query: string
  kind: string
  section?: string
  or?: string[]
}

/** The first set: titles, identifiers, codes, typos and short questions. */
export function readShortQueries(): GoldenTask[] {
  const pages = readJson<Record<string, ShortQuery[]>>('golden.json')
  return Object.entries(pages).flatMap(([page, queries]) =>
    queries.map(({ query, kind, section, or = [] }) => ({
      query,
      targets: [section === undefined ? page : `${page}#${section}`, ...or],
      exact: kind === 'title',
    })),
  )
}

/** Questions that weights and words may be tuned on. */
export const readQuestions = (): GoldenTask[] => tasksIn('questions.json')

/** Questions that nothing may be tuned on. */
export const readHeldOutQuestions = (): GoldenTask[] => tasksIn('questions-held-out.json')

/** Questions and short queries written without a look at any result, to tell what a stranger finds. Nothing may be tuned on them. */
export const readUnseenQuestions = (): GoldenTask[] => tasksIn('questions-unseen.json')

/** Queries for what the platform does not have, with what that is called in content/data/not-offered.yaml. */
export const readNotOffered = (): { query: string; name: string }[] => readJson('not-offered.json')

export const readFailures = (): GoldenFailure[] => readJson('failures.json')

/** Whether a result's address is one of the targets. */
export function reaches(targets: readonly string[], url: string): boolean {
  const [page] = url.split('#')
  return targets.some((target) => target === url || (!target.includes('#') && target === page))
}

function tasksIn(file: string): GoldenTask[] {
  return readJson<{ query: string; pages: string[] }[]>(file).map(({ query, pages }) => ({
    query,
    targets: pages,
    exact: false,
  }))
}

function readJson<Value>(file: string): Value {
  const path = join(PROJECT_ROOT, FOLDER, file)
  if (!existsSync(path))
    throw new UserError(
      `there is no ${FOLDER}/${file}: weights are found on queries of your readers and the pages that answer them, ` +
        'in the form that scripts/bench/ranking/golden-sets.ts reads',
    )
  return JSON.parse(readFileSync(path, 'utf8')) as Value
}
