// Reads what imports name: names that other packages export, and names that an import gives to others.

import { isScript, type CodeLanguage } from '../languages/code-language.ts'
import { takenIn } from './read-taken.ts'

/** `stripe = require('stripe')(key)`, `import * as stripe from 'stripe'`: what another package of npm is or makes. */
export function foreignNamesIn(code: string, language: CodeLanguage, scope: string): string[] {
  if (!isScript(language)) return []
  return takenIn(code, language).flatMap(({ name: from, alias, names }) =>
    /^[.~#/]|^@\//.test(from) || from.includes(scope)
      ? []
      : [...(alias === undefined ? [] : [alias]), ...names.map((one) => one.alias)],
  )
}

/** `from kubernetes import client`, `import other_sdk as client` */
export function pythonNamesIn(code: string, scope: string): string[] {
  return takenIn(code, 'python').flatMap(({ name: from, alias, names }) =>
    from.startsWith('.') || from.includes(scope)
      ? []
      : [...(alias === undefined ? [] : [alias]), ...names.map((one) => one.alias)],
  )
}

/** Names that an import gives to others: `X as Y`, `{ X: Y } = require`, `using Y = A.X;`, `y "…/go-sdk/v6/client"`. */
export function importsIn(code: string, scope: string, client: string): [alias: string, name: string][] {
  const goPackage = new RegExp(
    String.raw`(?:(?<=\s)(?<alias>\w+)[ \t]+)?"[^"\n]*${scope}/go-sdk/v\d+/client"`,
    'g',
  )
  return [RENAMED, TAKEN_AS, USING, goPackage].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(
      ({ groups: { alias = 'client', name = client } = {} }): [string, string] => [alias, name],
    ),
  )
}

const RENAMED = /(?<![\w$])(?<name>[\w$]+)\s+as\s+(?<alias>[\w$]+)/g
const TAKEN_AS = /(?<![\w$])(?<name>[\w$]+)\s*:\s*(?<alias>[\w$]+)/g
const USING = /\busing\s+(?<alias>\w+)\s*=\s*(?:\w+\.)*(?<name>\w+)\s*;/g
