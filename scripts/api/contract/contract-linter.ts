// The linter over the texts of a contract. It is slow to load: this is imported only when something has changed.

import { join, relative, sep } from 'node:path'
import {
  BaseResolver,
  createConfig,
  getLineColLocation,
  lint,
  ResolveError,
  Source,
  type Config,
  type LocationObject,
  type NormalizedProblem,
  type Plugin,
} from '@redocly/openapi-core'
import type { ApiKeyAuth } from '#site/model/site-config.ts'
import type { Position } from './contract-problems.ts'
import { ourRules } from './rules/contract-rules.ts'

export interface LintInput {
  /** Content folder. */
  root: string
  /** Content-relative root file of the contract. */
  main: string
  /** Text by content-relative path. */
  texts: ReadonlyMap<string, string>
  permissions: ReadonlySet<string> | undefined
  /** Where requests carry their key, according to the configuration. */
  apiKeyAuth: ApiKeyAuth
}

export interface LinterProblem {
  rule: string
  message: string
  suggestion?: string
  at: Position
}

type Rules = NonNullable<Exclude<Parameters<typeof createConfig>[0], string | undefined>['rules']>

interface ContractLinter {
  /** Our own rules. */
  rules: Plugin
  lint(rules: Rules): Promise<NormalizedProblem[]>
  /** What the linter's other functions take. */
  source(rules: Rules): Promise<{ ref: string; config: Config; externalRefResolver: BaseResolver }>
  /** Without those that are not the contract's. */
  named(problems: readonly NormalizedProblem[]): LinterProblem[]
  positionOf(at: LocationObject): Position
}

const NULLABLE = 'docs/nullable'

/** What can be read at all: other rules rely on it. */
export const SHAPE = { struct: 'error', [NULLABLE]: 'error' } as const

export function openLinter(
  { root, main, texts, permissions, apiKeyAuth }: LintInput,
  more: readonly Plugin[] = [],
): ContractLinter {
  const fileOf = (path: string): string => relative(root, path).split(sep).join('/')
  const own = ourRules(permissions, apiKeyAuth)
  const externalRefResolver = new TextResolver(texts, fileOf)
  const source: ContractLinter['source'] = async (rules) => ({
    ref: join(root, main),
    config: await createConfig({ plugins: [own, ...more], rules }),
    externalRefResolver,
  })
  return {
    rules: own,
    source,
    lint: async (rules) => lint(await source(rules)),
    named: (problems) => ownProblems(problems).map((problem) => nameProblem(problem, fileOf)),
    positionOf: (at) => positionOf(at, fileOf),
  }
}

function ownProblems(problems: readonly NormalizedProblem[]): NormalizedProblem[] {
  const nullable = new Set(
    problems.flatMap((problem) => (problem.ruleId === NULLABLE ? placeOf(problem) : [])),
  )
  return problems.filter(
    (problem) => !isBeside(problem) && !(problem.ruleId === 'struct' && nullable.has(placeOf(problem))),
  )
}

const placeOf = ({ location: [at] }: NormalizedProblem): string => `${at?.source.absoluteRef}${at?.pointer}`

/**
 * Problems that are not the contract's: the linter cannot judge the examples of a schema whose discriminator is in an
 * `allOf`, or that is `nullable` without a type, and no page or tool needs a name for the calls that the platform makes.
 */
function isBeside({ ruleId, message, location: [at] }: NormalizedProblem): boolean {
  if (message.startsWith('Example validation errored: discriminator')) return true
  if (message.includes('"nullable" cannot be used without "type"')) return true
  return NAMING.test(ruleId) && /\/(?:webhooks|callbacks)\//.test(at?.pointer ?? '')
}

const NAMING = /^(?:operation-|docs\/(?:operation-|listed-permissions$))/

/** Reads from the given texts instead of the disk. Other files do not exist. */
class TextResolver extends BaseResolver {
  readonly #texts: ReadonlyMap<string, string>
  readonly #fileOf: (path: string) => string

  constructor(texts: ReadonlyMap<string, string>, fileOf: (path: string) => string) {
    super()
    this.#texts = texts
    this.#fileOf = fileOf
  }

  override async loadExternalRef(path: string): Promise<Source> {
    const text = this.#texts.get(this.#fileOf(path))
    if (text === undefined) throw new ResolveError(new Error(`there is no file \`${this.#fileOf(path)}\``))
    return new Source(path, text)
  }
}

function nameProblem(problem: NormalizedProblem, fileOf: (path: string) => string) {
  const [location] = problem.location
  return {
    // A schema that does not forbid further properties permits them in its examples.
    rule: problem.message.includes('unevaluated properties') ? 'docs/example-property' : problem.ruleId,
    message: problem.message,
    ...(problem.suggest[0] !== undefined && { suggestion: problem.suggest[0] }),
    at: location ? positionOf(location, fileOf) : { file: '' },
  }
}

function positionOf(location: LocationObject, fileOf: (path: string) => string): Position {
  const { source, start, end } = getLineColLocation(location)
  const oneLine = end !== undefined && end.line === start.line
  return {
    file: fileOf(source.absoluteRef),
    line: start.line,
    column: start.col,
    ...(oneLine && end.col > start.col && { endColumn: end.col }),
  }
}
