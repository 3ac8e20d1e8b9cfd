// Syntax highlighting for code that the console generates: comments, strings, numbers and keywords, with the classes of
// the site's samples.

import { memo, type ReactNode } from 'react'
import { tokenClasses } from '../../components/code-block/token-kinds.ts'
import type { SampleLanguage } from '../samples/request/sample-languages.ts'

type Language = SampleLanguage | 'json'

const TEXTS = /"""[^]*?"""|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/
const NUMBERS = /\b\d+(?:\.\d+)?\b/

const CONTINUED = ' \\\n'

const KEYWORDS: Record<Language, string> = {
  json: 'true false null',
  curl: 'curl',
  node: 'import from const await new for of true false null',
  python: 'import from for in True False None',
  csharp: 'using var new await foreach in true false null int string object',
  java: 'import public class static void new for try throws true false null int',
  go: 'package import func if for range return err nil true false defer map any string int',
}

/** The text in pieces, each plain or in an element with the class of its kind. */
export const Highlighted = memo(function Highlighted({
  code,
  language,
}: {
  code: string
  language: Language
}): ReactNode {
  const comments = language === 'python' || language === 'curl' ? /(?<=^|\s)#.*$/ : /(?<!:)\/\/.*$/
  const words = `\\b(?:${KEYWORDS[language].replaceAll(' ', '|')})\\b`
  const kinds = [
    ['string', TEXTS.source],
    ['comment', comments.source],
    ['number', NUMBERS.source],
    [language === 'curl' ? 'function' : 'keyword', words],
  ] as const
  const pattern = new RegExp(kinds.map(([, source]) => `(${source})`).join('|'), 'gm')
  const pieces: ReactNode[] = []
  let end = 0
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) pieces.push(code.slice(end, match.index))
    const kind = kinds[match.slice(1).findIndex((group) => group !== undefined)]![0]
    const isKey =
      language === 'json' && kind === 'string' && /^\s*:/.test(code.slice(match.index + match[0].length))
    const className = tokenClasses[isKey ? 'property' : kind]
    end = match.index + match[0].length
    // As in the site's samples, a command's backslash does not wrap without what stands before it.
    const isContinued = code.startsWith(CONTINUED, end)
    pieces.push(
      <span key={match.index} className={className}>
        {isContinued ? match[0].slice(0, -1) : match[0]}
      </span>,
    )
    if (!isContinued) continue
    pieces.push(
      <i key={end}>
        <span className={className}>{match[0].slice(-1)}</span> \
      </i>,
    )
    end += CONTINUED.length - 1
  }
  if (end < code.length) pieces.push(code.slice(end))
  return pieces
})
