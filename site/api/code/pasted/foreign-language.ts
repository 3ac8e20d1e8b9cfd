// Recognises languages that the checker does not support by syntax unique to them, so that their code is not mistaken
// for a supported one.

const SIGNS: readonly [name: string, sign: RegExp][] = [
  ['PowerShell', /\bInvoke-(?:RestMethod|WebRequest)\b|^[ \t]*\$\w+[ \t]*=[ \t]*@\{/m],
  [
    'Ruby',
    /^[ \t]*require ['"][\w/-]+['"][ \t]*$|\bNet::HTTP\b|\b(?:Faraday|HTTParty)\.\w|\bRestClient(?:\.(?:get|post|put|patch|delete)\b|::)|\bdo \|\w+(?:, \w+)*\||\b[A-Z]\w*(?:::[A-Z]\w*)+\.new\b/m,
  ],
  [
    'Rust',
    /\b(?:reqwest|hyper|ureq|serde_json)::|\bfn \w+(?:<[^>]{0,200}>)?\([^)]{0,400}\)\s*(?:->|\{)|\blet mut \w/,
  ],
  [
    'Terraform',
    /^[ \t]*(?:(?:resource|data) "\w+" "[\w-]+"|(?:provider|module|variable|output) "[\w-]+"|terraform|locals) \{[ \t]*$/m,
  ],
  ['Dart', /^[ \t]*import 'package:/m],
  ['Elixir', /^[ \t]*defmodule [A-Z]|\bHTTPoison\./m],
  // By the root of a file of a build, or of a part of one: what it says may look like a script.
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
