// Recognises languages that the checker does not support by syntax unique to them, so that their code is not mistaken
// for a supported one.

import { anyOf } from '../../../spelling/any-of.ts'

/** `^` and `$` stand for the ends of lines unless noted. */
const SIGNS: readonly [name: string, sign: RegExp][] = [
  ['PowerShell', anyOf([/\bInvoke-(?:RestMethod|WebRequest)\b/, /^[ \t]*\$\w+[ \t]*=[ \t]*@\{/], 'm')],
  [
    'Ruby',
    anyOf(
      [
        /^[ \t]*require ['"][\w/-]+['"][ \t]*$/,
        /\bNet::HTTP\b/,
        /\b(?:Faraday|HTTParty)\.\w/,
        /\bRestClient(?:\.(?:get|post|put|patch|delete)\b|::)/,
        /\bdo \|\w+(?:, \w+)*\|/,
        /\b[A-Z]\w*(?:::[A-Z]\w*)+\.new\b/,
      ],
      'm',
    ),
  ],
  [
    'Rust',
    anyOf([
      /\b(?:reqwest|hyper|ureq|serde_json)::/,
      /\bfn \w+(?:<[^>]{0,200}>)?\([^)]{0,400}\)\s*(?:->|\{)/,
      /\blet mut \w/,
    ]),
  ],
  [
    'Terraform',
    anyOf(
      [
        /^[ \t]*(?:resource|data) "\w+" "[\w-]+" \{[ \t]*$/,
        /^[ \t]*(?:provider|module|variable|output) "[\w-]+" \{[ \t]*$/,
        /^[ \t]*(?:terraform|locals) \{[ \t]*$/,
      ],
      'm',
    ),
  ],
  ['Liquid', /^\s*\{\{\s*\w[^{}]*\}\}/],
  ['Dart', /^[ \t]*import 'package:/m],
  ['Elixir', anyOf([/^[ \t]*defmodule [A-Z]/, /\bHTTPoison\./], 'm')],
  // By the root of a file of a build, or of a part of one: what it says may look like a script. At the text's beginning.
  [
    'XML',
    /^\s*(?:<!--(?:(?!-->)[^])*-->\s*)*<(?:\?xml|[Pp]roject|dependency|dependencies|packages?|configuration|ItemGroup|PropertyGroup|PackageReference)(?=[\s/>])/,
  ],
  ['C or C++', /^[ \t]*#include\s*[<"]/m],
]

/** The name of the language; undefined if there is no sign of an unsupported one. */
export function foreignLanguage(code: string): string | undefined {
  return SIGNS.find(([, sign]) => sign.test(code))?.[0]
}
