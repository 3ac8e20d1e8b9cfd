// Reads the golden sets of tests/content/search/: what readers type or paste, and the expected results.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '../../project/project-root.ts'
import { UserError } from '../../project/errors.ts'

const FOLDER = 'tests/content/search'

/** They depend on the content, so a copy of the project has none until its owner writes some. */
export const hasGoldenSets = (): boolean => existsSync(join(PROJECT_ROOT, FOLDER, 'golden.json'))

/** A query with the URLs that answer it: `/docs/page` stands for any row of the page, `/docs/page#id` for that row. */
export interface GoldenTask {
  query: string
  targets: string[]
  /** The query is the page's title, or the page's own row must come first for another reason. */
  exact: boolean
}

interface GoldenFailure {
  kind: 'body' | 'status-line' | 'curl' | 'stack-trace' | 'log-line'
  paste: string
  status?: number
  operation?: string
  field?: string
  /** Words that the cause must contain; null if the pasted text alone does not determine a cause. */
  cause: string | null
  /** Any of them is an acceptable reference. */
  pages: string[]
  /** What the pasted text does not determine, which the explanation must say. */
  unknown?: ('operation' | 'field' | 'cause')[]
  /** Written without looking at any answers; nothing may be tuned on it. */
  heldOut?: true
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

/** Questions for tuning weights and synonyms. */
export const readQuestions = (): GoldenTask[] => tasksIn('questions.json')

/** Held-out questions; nothing may be tuned on them. */
export const readHeldOutQuestions = (): GoldenTask[] => tasksIn('questions-held-out.json')

/**
 * Questions and short queries written without looking at any results, which show what a new reader finds. Nothing may
 * be tuned on them.
 */
export const readUnseenQuestions = (): GoldenTask[] => tasksIn('questions-unseen.json')

/** The queries of one set; nothing may be tuned on the held-out ones. */
type PartedQuestions = Record<'tuned' | 'heldOut', GoldenTask[]>

/**
 * Questions from six integrators (a backend engineer migrating from another vendor, a mobile developer, a product
 * engineer of payments, a security reviewer, an engineer on call, a data engineer), written without looking at any
 * results.
 */
export const readIntegratorQuestions = (): PartedQuestions => partedIn('questions-integrators.json')

/**
 * Questions from readers with a task or a problem, including pasted messages, written from the facts of the platform
 * without looking at any results or at the pages' own questions. Of the first 80, 40 are held out; the last 64, in the
 * words of other vendors and of people in a hurry, are all for tuning.
 */
export const readReaderQuestions = (): PartedQuestions => partedIn('questions-readers.json')

/**
 * Questions of people by what they do (mobile, page and backend developers, compliance, operations, migrations,
 * merchants, support), in few words and often not in sentences, written before a look at any result or question of a
 * page. Every third is held out.
 */
export const readRoleQuestions = (): PartedQuestions => partedIn('questions-roles.json')

/**
 * Questions of integrators with a deadline, over all parts of the site, and a few short queries, written before a look
 * at any result. Of the first 110, every second is held out; the others are in the table of queries that lead to a page.
 */
export const readDeadlineQuestions = (): PartedQuestions => partedIn('questions-deadline.json')

/**
 * Questions in the voices of a frontend and a backend developer, compliance, operations, a product manager and a reader
 * who is not a native speaker, short queries, and some that look off-topic and are not, written from tasks, contract and
 * data before a look at any result; then questions and short queries of newcomers, in few words. Every second is held
 * out. The last 86 are of strangers, in words of other vendors, half sentences and the English of non-native speakers,
 * and names with typos: of the first 57 every second is held out, and all of the last 29.
 */
export const readVoiceQuestions = (): PartedQuestions => partedIn('questions-voices.json')

/** Queries that nothing on this site answers. */
export const readForeignQueries = (): { query: string; heldOut?: true }[] => readJson('nothing-fits.json')

/** Queries for features that the platform does not have, with their names in content/data/not-offered.yaml. */
export const readNotOffered = (): { query: string; name: string }[] => readJson('not-offered.json')

/** Questions for a value of a table or of the contract. */
export const readFacts = (): { query: string; value: string; heldOut?: true }[] => readJson('facts.json')

export const readFailures = (): GoldenFailure[] => readJson('failures.json')

/** True if a result's URL is one of the targets. */
export function reaches(targets: readonly string[], url: string): boolean {
  const [page] = url.split('#')
  return targets.some((target) => target === url || (!target.includes('#') && target === page))
}

interface Question {
  query: string
  pages: string[]
}

const tasksIn = (file: string): GoldenTask[] => readJson<Question[]>(file).map(taskOf)

function partedIn(file: string): PartedQuestions {
  const all = readJson<(Question & { heldOut?: true })[]>(file)
  return {
    tuned: all.filter(({ heldOut }) => !heldOut).map(taskOf),
    heldOut: all.filter(({ heldOut }) => heldOut).map(taskOf),
  }
}

const taskOf = ({ query, pages }: Question): GoldenTask => ({ query, targets: pages, exact: false })

function readJson<Value>(file: string): Value {
  const path = join(PROJECT_ROOT, FOLDER, file)
  if (!existsSync(path))
    throw new UserError(
      `there is no ${FOLDER}/${file}: weights are found on queries of your readers and the pages that answer them, ` +
        'in the form that scripts/bench/ranking/golden-sets.ts reads',
    )
  return JSON.parse(readFileSync(path, 'utf8')) as Value
}
