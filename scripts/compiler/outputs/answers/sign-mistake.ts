// What is wrong with a row of content/data/failure-signs.yaml.

import type { FailureKind } from '#site/search/index/answer-data.ts'
import { SIGN_EXPRESSIONS } from '#site/search/answer/failure/read/sign-expressions.ts'
import { expressionSteps } from './expression-steps.ts'

type Sign = keyof typeof SIGN_EXPRESSIONS

/** `column`: where the mistake is; the row has it, or should. */
interface SignMistake {
  column: string
  what: string
  fix: string
}

const NEEDED: Record<Sign, readonly string[]> = {
  class: ['text', 'status'],
  code: ['text'],
  result: ['text', 'value', 'as'],
  body: ['text', 'as'],
  kind: ['text', 'as'],
  call: ['text'],
}
const KINDS: Record<FailureKind, true> = {
  proxy: true,
  destination: true,
  code: true,
  elsewhere: true,
  'web-page': true,
  'foreign-body': true,
  unlisted: true,
}
const EXPRESSIONS = ['text', 'value', 'unless'] as const
/** A paste of 20,000 characters is read at each of them, in the search's thread and in the Worker. */
const MOST_STEPS = 4000
const BACKREFERENCE = /\\[1-9]|\\k</
const CORRECT = 'correct the expression; put `\\` before a character that is meant literally'

const isSign = (sign: string): sign is Sign => Object.hasOwn(SIGN_EXPRESSIONS, sign)

/** `cellsOf`: the values of a column, none for an empty cell. The expressions are made as the search makes them. */
export function signMistake(cellsOf: (column: string) => string[]): SignMistake | undefined {
  const [sign = ''] = cellsOf('sign')
  if (!isSign(sign))
    return {
      column: 'sign',
      what: `\`${sign}\` is not a kind of sign`,
      fix: `write one of ${Object.keys(SIGN_EXPRESSIONS).join(', ')}`,
    }
  return cellMistake(sign, cellsOf) ?? partMistake(cellsOf) ?? wholeMistake(sign, cellsOf)
}

function cellMistake(sign: Sign, cellsOf: (column: string) => string[]): SignMistake | undefined {
  for (const column of NEEDED[sign]) {
    const cells = cellsOf(column)
    if (cells.length > 0 && !cells.includes('')) continue
    return { column, what: `a \`${sign}\` has no \`${column}\``, fix: `write \`${column}: …\` in the row` }
  }
  const [[status = ''], [as = '']] = [cellsOf('status'), cellsOf('as')]
  if (sign === 'class' && !/^[45]\d\d$/.test(status))
    return {
      column: 'status',
      what: `\`${status}\` is not the status of an error`,
      fix: "write three digits, for example `status: '404'`",
    }
  if ((sign === 'body' || sign === 'kind') && !Object.hasOwn(KINDS, as))
    return {
      column: 'as',
      what: `\`${as}\` is not a kind of failure`,
      fix: `write one of ${Object.keys(KINDS).join(', ')}`,
    }
  const member = sign === 'body' ? cellsOf('text').find((text) => !/^[\w-]+$/.test(text)) : undefined
  if (member === undefined) return undefined
  return { column: 'text', what: `\`${member}\` is not the name of a member`, fix: 'write its name alone' }
}

/** Each expression by itself: `a)(b` would be one in the brackets that the search puts it into. */
function partMistake(cellsOf: (column: string) => string[]): SignMistake | undefined {
  for (const column of EXPRESSIONS) {
    for (const text of cellsOf(column)) {
      const expression = expressionOf(() => new RegExp(`^(?:${text})$`))
      if (!expression || !expressionOf(() => new RegExp(text)))
        return { column, what: `\`${column}\` is not a regular expression: \`${text}\``, fix: CORRECT }
      if (expression.test(''))
        return {
          column,
          what: `\`${column}\` matches an empty text: \`${text}\``,
          fix: 'let it match at least one character',
        }
    }
  }
  return undefined
}

function wholeMistake(sign: Sign, cellsOf: (column: string) => string[]): SignMistake | undefined {
  const [[value = ''], [unless], [as]] = [cellsOf('value'), cellsOf('unless'), cellsOf('as')]
  for (const text of cellsOf('text')) {
    const at = { column: 'text', written: text }
    const mistake =
      groupMistake(sign, text, as) ?? stepsMistake(at, () => SIGN_EXPRESSIONS[sign](text, value))
    if (mistake) return mistake
  }
  if (sign === 'result' && groupsIn(value).length > 0) return capturing('value', value)
  if (unless === undefined) return undefined
  return stepsMistake({ column: 'unless', written: unless }, () => SIGN_EXPRESSIONS.kind(unless))
}

/** The names of the groups that capture, empty for one without a name. */
function groupsIn(text: string): string[] {
  const found = new RegExp(`${text}|`).exec('')!
  const names = Object.keys(found.groups ?? {})
  return Array.from({ length: found.length - 1 }, (_, index) => names[index] ?? '')
}

const capturing = (column: string, text: string): SignMistake => ({
  column,
  what: `\`${column}\` has a group that captures, or refers to one: \`${text}\``,
  fix: 'begin groups with `(?:`',
})

function groupMistake(sign: Sign, text: string, as: string | undefined): SignMistake | undefined {
  const groups = groupsIn(text)
  const allowed = sign !== 'call' ? [] : as === undefined ? ['group', 'method'] : ['noun']
  if (BACKREFERENCE.test(text) || groups.some((name) => !allowed.includes(name)))
    return sign === 'call'
      ? { ...capturing('text', text), fix: `begin groups other than ${allowed.join(' and ')} with \`(?:\`` }
      : capturing('text', text)
  if (sign !== 'call' || as !== undefined || groups.includes('method')) return undefined
  return {
    column: 'text',
    what: `the \`call\` names no operation: \`${text}\``,
    fix: 'write `as: <operation>`, or put the name of the method into `(?<method>…)`',
  }
}

function stepsMistake(
  { column, written }: { column: string; written: string },
  make: () => RegExp,
): SignMistake | undefined {
  const made = expressionOf(make)
  if (!made) return { column, what: `the row's expressions make none together: \`${written}\``, fix: CORRECT }
  if (expressionSteps(made.source) <= MOST_STEPS) return undefined
  return {
    column,
    what: `\`${column}\` can take too long for a long text: \`${written}\``,
    fix: 'give each repetition an upper bound, such as `{1,40}`, repeat no group, and let the next character differ',
  }
}

function expressionOf(make: () => RegExp): RegExp | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}
