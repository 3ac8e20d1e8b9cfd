// How each language spells the SDKs' groups, methods and fields, and which variable names hold a client.

import { camelCase, goName, pascalCase, snakeCase } from '../../samples/request/names.ts'
import type { CodeLanguage } from '../languages/code-language.ts'

interface SdkNames {
  /** `accountUpdater.jobs` and `create` as the language writes the call after the client. */
  call(group: string, method: string): string
  field(wireName: string): string
}

const python: SdkNames = {
  call: (group, method) => [...group.split('.'), method].map((part) => reserved(snakeCase(part))).join('.'),
  field: (name) => name,
}
const javascript: SdkNames = {
  call: (group, method) => `${group}.${method}`,
  field: camelCase,
}
const csharp: SdkNames = {
  call: (group, method) => `${group.split('.').map(pascalCase).join('.')}.${pascalCase(method)}Async`,
  field: pascalCase,
}
const go: SdkNames = {
  call: (group, method) => [...group.split('.'), method].map(goName).join('.'),
  field: goName,
}

const NAMES: Partial<Record<CodeLanguage, SdkNames>> = {
  python,
  csharp,
  go,
  java: javascript,
  javascript,
  typescript: javascript,
  tsx: javascript,
  kotlin: javascript,
  swift: javascript,
}

export function sdkNames(grammar: CodeLanguage): SdkNames {
  return NAMES[grammar] ?? javascript
}

/** `self` is a keyword. */
function reserved(name: string): string {
  return name === 'self' ? `${name}_` : name
}

/** Variable names that samples use for a server SDK's client. */
export const SERVER_CLIENTS: ReadonlySet<string> = new Set([
  'client',
  'c',
  'CLIENT',
  '_client',
  'asyncClient',
])
