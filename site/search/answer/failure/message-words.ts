// What a failure that was not recognised says in words, as a query for the pages that come closest.

import { anyOf } from '../../../spelling/any-of.ts'
import { withinQueryLimit } from '../../../model/queries/query-limits.ts'
import { withoutSecrets } from '../../secret/secret-text.ts'

/** Where the failing code is, when it failed, and which thing it was about: no page holds any of these. */
const NOT_WORDS = anyOf(
  [
    /\d{4}-\d\d-\d\d[T ][\d:.,]+Z?/,
    /^[ \t]+at .*$/,
    /^at \S.*\([^()\n]*:\d+(?::\d+)?\)$/,
    /^[ \t]*from \S+:\d+.*$/,
    /^[ \t]*File "[^"\n]*", line \d+.*$/,
    /\([^()\n]*:\d+(?::\d+)?\)/,
    /(?<!\S)\S+:\d+:\d+/,
    /https?:\/\/\S+/,
    /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/,
  ],
  'gm',
)

/** How compilers, traces and files of a language look: its page knows its failures by other words than the message's. */
const LANGUAGES: readonly [name: string, looks: RegExp][] = [
  ['go sdk', /\.go:\d|\bgoroutine \d|^panic: |\bGo struct\b/m],
  ['ruby client', /\.rb:\d|\bNoMethodError\b|#<\w+::/],
  ['python sdk', /\.py"?[,:]|\bTraceback \(most|\bpydantic\b/],
  ['php client', /\.php\b.{0,20}\d|\bPHP (?:Fatal|Warning)/],
  ['java sdk', /\.java:\d|\bcannot find symbol\b|^Exception in thread/m],
  ['.net sdk', /\.cs:(?:line )?\d|\berror CS\d{4}|\bSystem\.\w+Exception/],
  ['react native', /\breact-native\b|\bInvariant Violation\b|\bMetro\b/],
  ['android', /\.kts?:\d|\bgradle\b|\bkotlin\b/i],
  ['ios', /\.swift\b|\bUIKit\b|\bUI(?:TextField|View\w*)\b|\bNSError\b|unwrapping an Optional/],
  ['terraform', /\bterraform\b|\bprovider\[/],
  ['flutter', /\.dart\b/],
]

export function messageWords(text: string): string {
  const said = withoutSecrets(text).replaceAll(NOT_WORDS, ' ').replaceAll(/\s+/g, ' ').trim()
  const language = LANGUAGES.find(([, looks]) => looks.test(text))?.[0]
  return withinQueryLimit(language === undefined ? said : `${language} ${said}`)
}
