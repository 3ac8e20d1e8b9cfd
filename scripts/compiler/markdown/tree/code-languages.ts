// The languages that code is highlighted in: Prism's grammars, loaded once.

import type { ElementContent } from 'hast'
import bash from 'refractor/bash'
import c from 'refractor/c'
import cpp from 'refractor/cpp'
import { refractor } from 'refractor/core'
import csharp from 'refractor/csharp'
import css from 'refractor/css'
import csv from 'refractor/csv'
import dart from 'refractor/dart'
import diff from 'refractor/diff'
import docker from 'refractor/docker'
import go from 'refractor/go'
import gradle from 'refractor/gradle'
import graphql from 'refractor/graphql'
import groovy from 'refractor/groovy'
import hcl from 'refractor/hcl'
import http from 'refractor/http'
import ini from 'refractor/ini'
import java from 'refractor/java'
import javascript from 'refractor/javascript'
import json from 'refractor/json'
import jsx from 'refractor/jsx'
import kotlin from 'refractor/kotlin'
import liquid from 'refractor/liquid'
import markdown from 'refractor/markdown'
import markup from 'refractor/markup'
import php from 'refractor/php'
import powershell from 'refractor/powershell'
import python from 'refractor/python'
import ruby from 'refractor/ruby'
import rust from 'refractor/rust'
import sql from 'refractor/sql'
import swift from 'refractor/swift'
import toml from 'refractor/toml'
import tsx from 'refractor/tsx'
import typescript from 'refractor/typescript'
import yaml from 'refractor/yaml'
import { plainWords } from './plain-words.ts'

for (const grammar of [
  bash,
  c,
  cpp,
  csharp,
  css,
  csv,
  dart,
  diff,
  docker,
  go,
  gradle,
  graphql,
  groovy,
  hcl,
  http,
  ini,
  java,
  javascript,
  json,
  jsx,
  kotlin,
  liquid,
  markdown,
  markup,
  php,
  powershell,
  python,
  ruby,
  rust,
  sql,
  swift,
  toml,
  tsx,
  typescript,
  yaml,
]) {
  refractor.register(grammar)
}
refractor.alias({
  bash: ['console', 'curl', 'zsh'],
  hcl: ['terraform', 'tf'],
  json: ['jsonc', 'json5'],
  markdown: ['mdx'],
})

export function isKnownLanguage(language: string): boolean {
  return refractor.registered(language.toLowerCase())
}

/** The code as marked text; undefined for a language without a grammar. */
export function highlight(code: string, language: string): ElementContent[] | undefined {
  if (!isKnownLanguage(language)) return undefined
  const name = language.toLowerCase()
  return plainWords(refractor.highlight(code, name).children as ElementContent[], name)
}
