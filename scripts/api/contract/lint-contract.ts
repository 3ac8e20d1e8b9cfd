// Lints the contract's files and bundles them into one document. The linter is slow to load, so its module is imported
// only when something has changed.

import { join, relative, sep } from 'node:path'
import { setImmediate as eventLoopTurn } from 'node:timers/promises'
import {
  BaseResolver,
  bundle,
  createConfig,
  getLineColLocation,
  lint,
  ResolveError,
  Source,
  type LocationObject,
  type NormalizedProblem,
  type Oas3Rule,
  type Plugin,
} from '@redocly/openapi-core'
import type { KeyPlace } from '#site/model/site-config.ts'
import type { Position } from './contract-problems.ts'
import { ourRules, ourRuleSettings } from './rules/contract-rules.ts'
import type { LintedDocument } from './document/linted-document.ts'
import { LINTER_RULES } from './rules/linter-rules.ts'
import { withNullTypes } from './schemas/with-null-types.ts'

interface LintedContract {
  /** The bundled document; absent if a file cannot be read. */
  document?: LintedDocument & Record<string, unknown>
  problems: { rule: string; message: string; suggestion?: string; at: Position }[]
  /** Start of each operation, by id. */
  operations: Record<string, Position>
}

interface LintInput {
  /** Content folder. */
  root: string
  /** Content-relative root file of the contract. */
  main: string
  /** Text by content-relative path. */
  texts: ReadonlyMap<string, string>
  permissions: ReadonlySet<string> | undefined
  /** Where requests carry their key, according to the configuration. */
  keyPlace: KeyPlace
}

export async function lintContract({
  root,
  main,
  texts,
  permissions,
  keyPlace,
}: LintInput): Promise<LintedContract> {
  const fileOf = (path: string) => relative(root, path).split(sep).join('/')
  const ref = join(root, main)
  const locations = new Map<string, LocationObject>()
  const plugins = [ourRules(permissions, keyPlace), operationCollector(locations)]
  const rules = { ...LINTER_RULES, ...ourRuleSettings(plugins[0]!), 'places/collect': 'error' } as const
  const config = await createConfig({ plugins, rules })
  const externalRefResolver = new TextResolver(texts, fileOf)
  const reported = await lint({ ref, config, externalRefResolver }).catch(async (fault: unknown) => {
    // Rules rely on the shape that `struct` demands, and run beside it.
    const shape = await createConfig({ plugins, rules: { struct: 'error', [NULLABLE]: 'error' } })
    const found = await lint({ ref, config: shape, externalRefResolver })
    if (found.length === 0) throw fault
    return found
  })
  const nullable = new Set(
    reported.flatMap((problem) => (problem.ruleId === NULLABLE ? placeOf(problem) : [])),
  )
  const problems = reported.filter(
    (problem) => !isBeside(problem) && !(problem.ruleId === 'struct' && nullable.has(placeOf(problem))),
  )
  const operations = Object.fromEntries([...locations].map(([id, at]) => [id, positionOf(at, fileOf)]))
  const named = problems.map((problem) => nameProblem(problem, fileOf))
  const unread = named.some(({ rule }) => rule === 'struct')
  if (unread) return { problems: named, operations }
  await eventLoopTurn()
  const bundled = await bundle({ ref, config, externalRefResolver })
  // Unresolved references have already been reported.
  const more = bundled.problems
    .filter(({ message }) => !message.startsWith("Can't resolve $ref"))
    .map((problem) => nameProblem(problem, fileOf))
  const document = withNullTypes(bundled.bundle.parsed as LintedContract['document'])
  return { document, problems: [...named, ...more], operations }
}

const NULLABLE = 'docs/nullable'

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

/** A rule that reports nothing but records where operations are. */
function operationCollector(locations: Map<string, LocationObject>): Plugin {
  const collect: Oas3Rule = () => ({
    Operation({ operationId }, { location }) {
      if (operationId !== undefined) locations.set(operationId, location.child('operationId'))
    },
  })
  return { id: 'places', rules: { oas3: { collect } } }
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
