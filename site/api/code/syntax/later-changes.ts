// Reads what code changes in an object after creating it: `body.data = value`, `payload["data"] = value`. Works on text
// rather than a tree, because this looks alike in every language.

import { spanFinder, type CodeSpan } from '../../../curl/code-span.ts'
import type { SampleValue } from './read-value.ts'

/** The value that a variable was initialised with, plus what is added to it elsewhere. */
export type WithChanges = (name: string, written: SampleValue) => SampleValue

interface Changes {
  set: { name: string; at: CodeSpan }[]
  /** It is changed in some other way. */
  isOpen: boolean
}

const NAME = String.raw`[A-Za-z_$][\w$]*`
/** A variable, or a field of the class. */
const OBJECT = String.raw`(?<![\w$.#])((?:(?:this|self|cls)\.#?)?${NAME})`
/** `body.data =`, `body["data"] =`, and as a path: `body.data.number =`, `body[key] =` */
const SET = new RegExp(
  String.raw`${OBJECT}((?:\??\.${NAME}|\[[^\]\n]{1,80}\])*)\s*((?:[|?]{1,2}|&&|\+)?=)(?![=>])`,
  'g',
)
const FIELD = new RegExp(String.raw`^(?:\.(${NAME})|\[\s*["'\x60]([^"'\x60]+)["'\x60]\s*\])$`)
/** `payload.update(`, `list.push(`, `request.SetExpiresAt(` */
const CHANGED = new RegExp(
  String.raw`${OBJECT}(?:\??\.${NAME}|\[[^\]\n]{1,80}\])*\.(?:update|setdefault|pop|push|unshift|splice|append|extend|insert|add(?:All)?|Add(?:Range)?|TryAdd|put(?:All)?|[sS]et\w*)\(`,
  'g',
)
const PASSED = new RegExp(
  String.raw`\b(?:Object\.assign|delete|merge|array_push)[(\s]\s*&?((?:(?:this|self)\.#?)?${NAME})\b`,
  'g',
)
/** Limit for a snippet. */
const MAX_READ = 400

/** `putsAreRead`: the language's reader follows what is put into a map. */
export function laterChanges(code: string, { putsAreRead = false } = {}): WithChanges {
  let changes: Map<string, Changes> | undefined
  return (name, written) => {
    if (written.kind !== 'object' && written.kind !== 'array') return written
    changes ??= changesIn(code, putsAreRead)
    const found = changes.get(plainName(name))
    if (!found) return written
    const value = found.isOpen ? opened(written) : written
    if (value.kind !== 'object') return value
    const isSet = new Set(found.set.map((field) => field.name))
    const kept = value.fields.filter((field) => !isSet.has(field.name))
    const added = found.set.map((field) => ({ ...field, value: { kind: 'unknown', at: field.at } as const }))
    return { ...value, fields: [...kept, ...added] }
  }
}

function changesIn(code: string, putsAreRead: boolean): Map<string, Changes> {
  const span = spanFinder(code)
  const found = new Map<string, Changes>()
  const of = (name: string): Changes => {
    const known = found.get(plainName(name)) ?? { set: [], isOpen: false }
    found.set(plainName(name), known)
    return known
  }
  const matchesOf = (pattern: RegExp) => [...code.matchAll(pattern)].slice(0, MAX_READ)
  for (const { 0: whole, 1: name = '', 2: path = '', 3: sign, index } of matchesOf(SET)) {
    const isWhole = path === '' && sign === '='
    if (isWhole) continue
    const [, member, key] = FIELD.exec(path) ?? []
    const field = member ?? key
    if (field === undefined) of(name).isOpen = true
    else {
      const from = index + whole.indexOf(field, name.length)
      of(name).set.push({ name: field, at: span(from, from + field.length) })
    }
  }
  for (const { 0: whole, 1: name = '' } of matchesOf(CHANGED))
    if (!putsAreRead || !whole.endsWith('.put(')) of(name).isOpen = true
  for (const { 1: name = '' } of matchesOf(PASSED)) of(name).isOpen = true
  return found
}

/** Without the sign of PHP's variables and of JavaScript's private fields. */
const plainName = (name: string): string =>
  name
    .replace(/^\$/, '')
    .replace('.#', '.')
    .replace(/^cls\./, 'self.')

/** At every depth: `body.data.number = …` adds to an object inside. */
function opened(value: SampleValue): SampleValue {
  if (value.kind === 'array') return { ...value, items: value.items.map(opened), open: true }
  if (value.kind !== 'object') return value
  return {
    ...value,
    fields: value.fields.map((field) => ({ ...field, value: opened(field.value) })),
    open: true,
  }
}
