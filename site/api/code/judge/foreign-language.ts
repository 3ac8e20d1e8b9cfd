// Recognises languages that the checker does not support by syntax unique to them, so that their code is not mistaken
// for a supported one.

const SIGNS: readonly [name: string, sign: RegExp][] = [
  ['PowerShell', /\bInvoke-(?:RestMethod|WebRequest)\b|^\s*\$\w+\s*=\s*@\{/m],
  [
    'Ruby',
    /^\s*require ['"][\w/-]+['"]\s*$|\bNet::HTTP\b|\b(?:Faraday|HTTParty|RestClient)\.\w|\bdo \|\w+(?:, \w+)*\|/m,
  ],
  ['Rust', /\b(?:reqwest|hyper|ureq|serde_json)::|\bfn \w+(?:<[^>]*>)?\([^)]*\)\s*(?:->|\{)|\blet mut \w/],
  ['Dart', /^\s*import 'package:/m],
  ['Elixir', /^\s*defmodule [A-Z]|\bHTTPoison\./m],
  // Without a script, which has braces or parentheses.
  ['XML', /^\s*<(?!\?php)[?!\w](?:[^{($]|\$\{?)*$/],
  ['C or C++', /^\s*#include\s*[<"]/m],
]

/** The name of the language; undefined if there is no sign of an unsupported one. */
export function foreignLanguage(code: string): string | undefined {
  return SIGNS.find(([, sign]) => sign.test(code))?.[0]
}
