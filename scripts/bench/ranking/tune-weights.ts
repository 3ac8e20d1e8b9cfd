// npm run bench weights: searches for better ranking weights on the golden sets, and estimates by cross-validation how
// well they generalise to other questions. Changes no file: a person decides what to adopt.

import { buildSite } from '../../build/build-site.ts'
import type { SearchData } from '#site/search/query/search-data.ts'
import { rank } from '#site/search/query/rank.ts'
import { ROW_WEIGHTS } from '#site/search/query/weights.ts'
import { UserError } from '../../project/errors.ts'
import type { Steps } from '../../terminal/progress.ts'
import {
  readHeldOutQuestions,
  readQuestions,
  readShortQueries,
  readUnseenQuestions,
  type GoldenTask,
} from './golden-sets.ts'
import { openStoredSearch } from './stored-search.ts'
import { qualityOf, type Quality } from './search-quality.ts'

type Weights = Record<keyof typeof ROW_WEIGHTS, number>

const FOLDS = 5
/** Only every nth query of the first set takes part, because it has many of each kind. */
const SHORT_SHARE = 4
const ROUNDS = 2
/** The candidates for a weight: factors, and steps for a weight near 0. */
const TRIED = [
  (value: number) => value * 0.7,
  (value: number) => value * 1.4,
  (value: number) => value + 0.08,
]
/** Smaller gains are noise. */
const LEAST_GAIN = 0.0005

export async function tuneWeights({ quick }: { quick: boolean }, steps: Steps): Promise<string> {
  const questions = readQuestions()
  const data = await steps.run('build the content', loadSearch)
  const short = readShortQueries().filter((_, at) => at % SHORT_SHARE === 0)
  const today = { ...ROW_WEIGHTS }
  const folds = quick ? 2 : FOLDS
  const lines = [`Weights of today, top three: ${report(data, today)}`, '']
  let found = 0
  for (let fold = 0; fold < folds; fold++) {
    const left = questions.filter((_, at) => at % folds === fold)
    const taught = questions.filter((_, at) => at % folds !== fold)
    const weights = await steps.run(`fold ${fold + 1} of ${folds}`, async () =>
      climb(data, today, taught, short),
    )
    const { firstThree } = measured(data, weights, left)
    found += firstThree
    lines.push(`Fold ${fold + 1}: ${firstThree} of ${left.length} questions that were left out`)
  }
  lines.push(`Cross-validated: ${percent(found, questions.length)} of ${questions.length} questions`, '')
  const best = await steps.run('all questions', async () => climb(data, today, questions, short))
  lines.push(
    `Weights found on all of them, top three: ${report(data, best)}`,
    '',
    JSON.stringify(best, undefined, 2),
  )
  Object.assign(ROW_WEIGHTS, today)
  return lines.join('\n')
}

async function loadSearch(): Promise<SearchData> {
  const { release } = await buildSite({})
  if (!release) throw new UserError('the content has errors: npm run check shows them')
  return (await openStoredSearch(release.manifest, (hash) => release.blobs.get(hash)!)).data
}

/** Applies every change of a single weight that helps, in a few passes. */
function climb(
  data: SearchData,
  from: Weights,
  questions: readonly GoldenTask[],
  short: readonly GoldenTask[],
): Weights {
  const gain = (weights: Weights): number =>
    valueOf(measured(data, weights, questions)) + 2 * valueOf(measured(data, weights, short))
  let best = { ...from }
  let most = gain(best)
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of Object.keys(from) as (keyof Weights)[]) {
      for (const change of TRIED) {
        const tried = { ...best, [name]: Number(change(best[name]).toFixed(3)) }
        const value = gain(tried)
        if (value <= most + LEAST_GAIN) continue
        best = tried
        most = value
      }
    }
  }
  return best
}

/** The first three rows count most, then the first one, then the rank. */
function valueOf({ first, firstThree, reciprocalRank, tasks }: Quality): number {
  return firstThree / tasks + 0.35 * (first / tasks) + 0.35 * reciprocalRank
}

function measured(data: SearchData, weights: Weights, tasks: readonly GoldenTask[]): Quality {
  Object.assign(ROW_WEIGHTS, weights)
  return qualityOf(tasks, (query) => rank(data, query).map(({ entry }) => entry.url))
}

function report(data: SearchData, weights: Weights): string {
  const sets = {
    questions: readQuestions(),
    'held-out questions': readHeldOutQuestions(),
    'unseen queries': readUnseenQuestions(),
    'short queries': readShortQueries(),
  }
  return Object.entries(sets)
    .map(([name, tasks]) => `${name} ${percent(measured(data, weights, tasks).firstThree, tasks.length)}`)
    .join(', ')
}

const percent = (part: number, all: number): string => `${((part / all) * 100).toFixed(1)} %`
