// The languages that code is highlighted in: Prism's grammars. Loading all takes as long as compiling a page, so that each
// is loaded when its language first occurs.

import { createRequire } from 'node:module'
import type { ElementContent } from 'hast'
import { refractor, type Syntax } from 'refractor/core'
import css from 'refractor/css'
import http from 'refractor/http'
import javascript from 'refractor/javascript'
import typescript from 'refractor/typescript'
import { plainWords } from './plain-words.ts'

// How the first three are highlighted, and HTML, depends on which of them comes first. TypeScript's grammar is a copy of
// JavaScript's, which Prism completes when it is first used. No page may depend on the code of the pages before it.
for (const grammar of [css, http, javascript, typescript]) refractor.register(grammar)

/** Every language with its other names. */
const LANGUAGES: Readonly<Record<string, string>> = {
  bash: 'console curl sh shell zsh',
  c: '',
  cpp: 'c++',
  csharp: 'cs dotnet',
  css: '',
  csv: '',
  dart: '',
  diff: '',
  docker: 'dockerfile',
  go: 'golang',
  gradle: '',
  graphql: '',
  groovy: '',
  hcl: 'terraform tf',
  http: '',
  ini: '',
  java: '',
  javascript: 'js',
  json: 'json5 jsonc webmanifest',
  jsx: '',
  kotlin: 'kt kts',
  liquid: '',
  markdown: 'md mdx',
  markup: 'astro atom html mathml rss ssml svelte svg vue xml',
  php: '',
  powershell: 'ps1',
  python: 'py',
  ruby: 'rb',
  rust: 'rs',
  sql: '',
  swift: '',
  toml: '',
  tsx: '',
  typescript: 'ts',
  yaml: 'yml',
}
const namesOf = (language: string): string[] => LANGUAGES[language]!.split(' ').filter((name) => name !== '')
const LANGUAGE_OF = new Map(
  Object.keys(LANGUAGES).flatMap((language) =>
    [language, ...namesOf(language)].map((name) => [name, language]),
  ),
)
/** Highlights the fences and front matter in it too, if their grammars are loaded first. */
const AFTER_ALL = 'markdown'

const require = createRequire(import.meta.url)

export function isKnownLanguage(language: string): boolean {
  return LANGUAGE_OF.has(language.toLowerCase())
}

/** The code as marked text; undefined for a language without a grammar. */
export function highlight(code: string, language: string): ElementContent[] | undefined {
  const name = language.toLowerCase()
  const grammar = LANGUAGE_OF.get(name)
  if (grammar === undefined) return undefined
  if (!refractor.registered(grammar)) {
    if (grammar === AFTER_ALL)
      for (const other of Object.keys(LANGUAGES)) if (other !== AFTER_ALL) load(other)
    load(grammar)
  }
  return plainWords(refractor.highlight(code, name).children as ElementContent[], name)
}

function load(language: string): void {
  refractor.register((require(`refractor/${language}`) as { default: Syntax }).default)
  refractor.alias(
    language,
    namesOf(language).filter((name) => !refractor.registered(name)),
  )
}
