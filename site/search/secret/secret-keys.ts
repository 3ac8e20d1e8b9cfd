// Finds keys, tokens and passwords in text: by their form, or because the text names them so.

import { UUID } from './card-numbers.ts'

/** What it is, for which environment, then perhaps more words, and what is random: `key_prod_eu_…`, `sk_live_…`. */
const API_KEY = String.raw`(?:key|[prs]k)_(?:live|prod|test)_`
const FORMS = [
  // Names of variables begin like them, in capitals too, but are made of words.
  new RegExp(String.raw`(?<![a-z\d])${API_KEY}(?:[a-z]{2,8}_){0,3}(?=[a-z]{0,40}\d)[a-z\d]{8}\w*`, 'gi'),
  // A few random parts have no digit.
  new RegExp(String.raw`(?<![A-Za-z\d])${API_KEY}[a-z]{2}_(?:pub|pvt|mgt)_\w{8,}`, 'g'),
  // What is pasted beside them: secrets of webhooks and tokens of GitHub, tokens of Slack, keys of AWS.
  /(?<![A-Za-z\d])(?:whsec|gh[pousr])_(?=[A-Za-z+/]{0,40}\d)[A-Za-z\d+/]{16,}=*/g,
  /(?<![A-Za-z\d])xox[abprs]-(?=[A-Za-z-]{0,40}\d)[A-Za-z\d-]{16,}/g,
  /(?<![A-Za-z\d])A[KS]IA[A-Z\d]{16}\b/g,
]
/** Looked for once in each word: from every `eyJ` of a long word, the search would take quadratic time. */
const SESSION_TOKEN = /(?<![\w-])(?=[\w-]+\.[\w-]{10})([\w-]*?)\beyJ[\w-]{10,}\.[\w-]{10,}/g

const NAME = 'api[-_ ]?key|secret(?:[-_]?key)?|(?:private|access)[-_]?key|token|passw(?:or)?d|passphrase|pwd'
/** Up to the value: a header with its scheme, or a name and what assigns it. */
const BEFORE_VALUE = [
  String.raw`\bauthorization["']?\s{0,3}[:=]\s{0,3}["']?basic\s{1,3}|\bbearer\s{1,3}`,
  String.raw`(?:${NAME})["']?\s{0,3}(?::=|=>|[:=])\s{0,3}`,
].join('|')
/** What a text names a secret, if it is long enough for one. */
const NAMED = new RegExp(String.raw`((?:${BEFORE_VALUE})["']?)([\w.~+/=-]{12,})`, 'gi')
/** Code that reads the secret: `process.env.KEY_2`. */
const READS_SECRET =
  /^(?:process|import|system|os|env(?:ironment)?|deno|bun|config(?:uration)?|settings|secrets|options|self|this|vars|req(?:uest)?|res(?:ponse)?)\./i
/** What stands for one: `YOUR_KEY_2`, `my_api_key_2`. */
const PLACEHOLDER = /^(?:your|example|my[_-](?:\w{1,20}_)?(?:api|key|token|secret|password))[_-]/i
/** `ACME_KEY_2024` */
const CONSTANT = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/
const WHOLE_UUID = new RegExp(`^${UUID}$`, 'i')
const SHORTEST_RUN = 4
/** After the name of a function or of an array. */
const CALLED = new Set(['(', '['])

/** By its form alone: what a text only names a key may be a word. */
export const hasKey = (text: string): boolean =>
  [...FORMS, SESSION_TOKEN].some((form) => text.search(form) >= 0)

/** Also without what the text names a key or a password. */
export function withoutKeys(text: string, mask: string): string {
  const masked = FORMS.reduce(
    (rest, form) => rest.replaceAll(form, mask),
    text.replaceAll(SESSION_TOKEN, `$1${mask}`),
  )
  return masked.replaceAll(NAMED, (found, name: string, value: string, at: number) =>
    isSecretValue(name, value) && !CALLED.has(masked.charAt(at + found.length)) ? name + mask : found,
  )
}

/** A token of an API may be a UUID, and no secret. Words have at most a short number among them, as `not_found_404`. */
const isSecretValue = (name: string, value: string): boolean =>
  value.split(/[^A-Za-z\d]/).some((run) => run.length >= SHORTEST_RUN && /\d/.test(run)) &&
  !READS_SECRET.test(value) &&
  !PLACEHOLDER.test(value) &&
  !CONSTANT.test(value) &&
  !(/token\W*$/i.test(name) && WHOLE_UUID.test(value))
