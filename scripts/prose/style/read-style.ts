// Reads a site's house style from `style.yaml` in its content folder; anything that does not match the schema is
// reported with its line.

import { isMap, isPair, isScalar, type Document, type Node } from 'yaml'
import type { z } from 'zod'
import { readContentYaml, repeatedKeys } from '../../content/content-yaml.ts'
import type { FileReads } from '../../graph/world.ts'
import type { ContentPlace } from '../../content/read-content.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { nearestName } from '#site/spelling/nearest-name.ts'
import { settingsAt } from '../../diagnostics/settings-at.ts'
import { NEUTRAL_STYLE, styleSchema, type Style } from './style.ts'

export const STYLE_FILE = 'style.yaml'

export interface ReadStyle {
  style: Style
  diagnostics: Diagnostic[]
}

/** The neutral style, but nothing is off: a file that cannot be read must not hide what is wrong with the samples. */
const UNREAD_STYLE: Style = { ...NEUTRAL_STYLE, severities: {} }

/** The site's style without what cannot be read, or the neutral one if there is none. */
export function readStyle(reads: FileReads, content: ContentPlace): ReadStyle {
  const { yaml, diagnostics } = readContentYaml(reads, content, STYLE_FILE, 'style-invalid')
  if (!yaml) return { style: diagnostics.length > 0 ? UNREAD_STYLE : NEUTRAL_STYLE, diagnostics }
  diagnostics.push(...repeatedKeys(yaml, 'style-invalid'))
  const written = withoutEmpty(yaml.document.toJS())
  const result = styleSchema.safeParse(written)
  if (result.success) return { style: result.data, diagnostics }
  for (const { what, fix, path } of result.error.issues.flatMap((issue) => describe(issue, yaml.document)))
    diagnostics.push(yaml.problem('style-invalid', nodeAt(yaml.document, path), what, fix))
  const rest = styleSchema.safeParse(withoutFaulty(written, result.error.issues))
  return { style: rest.success ? rest.data : UNREAD_STYLE, diagnostics }
}

/** Without the rules and settings that the issues are about: one mistake must not hide what the others find. */
function withoutFaulty(written: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const paths = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  )
  const isFaulty = (section: string, name: string): boolean =>
    paths.some((path) => String(path[0]) === section && (path.length === 1 || String(path[1]) === name))
  return Object.fromEntries(
    Object.entries(Object(written)).flatMap(([section, value]): [string, unknown][] => {
      if (paths.some((path) => path.length === 1 && path[0] === section)) return []
      if (Array.isArray(value)) return [[section, value.filter((_, at) => !isFaulty(section, String(at)))]]
      if (typeof value !== 'object') return [[section, value]]
      const kept = Object.entries(Object(value)).filter(([name]) => !isFaulty(section, name))
      return [[section, Object.fromEntries(kept)]]
    }),
  )
}

/** A key without a value, such as `severities:`, counts as absent. */
function withoutEmpty(written: unknown): unknown {
  if (written === null) return {}
  if (typeof written !== 'object' || Array.isArray(written)) return written
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value !== null))
}

interface Described {
  what: string
  fix: string
  path: PropertyKey[]
}

function describe(issue: z.core.$ZodIssue, document: Document): Described[] {
  const place = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys') {
    const shape = settingsAt(styleSchema, issue.path)
    return issue.keys.map((key) => {
      const nearest = nearestName(key, shape)
      const fix = nearest ? `write \`${nearest}\`` : `use one of ${shape.join(', ')}`
      return { what: `there is no setting \`${key}\``, fix, path: [...issue.path, key] }
    })
  }
  const problem = document.hasIn(issue.path) ? issue.message : 'is missing'
  const what = place === '' ? `the file ${issue.message}` : `\`${place}\` ${problem}`
  const fix = 'see the comments in style.yaml, and "House style" in content/README.md'
  return [{ what, fix, path: issue.path }]
}

/** The key where the last step names one, so that the place is the line that its author wrote. */
function nodeAt(document: Document, path: readonly PropertyKey[]): Node | null {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  if (isMap(parent)) {
    const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    if (isPair(pair)) return pair.key as Node
  }
  const node = document.getIn(path, true) as Node | undefined
  return node ?? (path.length > 0 ? nodeAt(document, path.slice(0, -1)) : document.contents)
}
