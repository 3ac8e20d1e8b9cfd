// Loads a language's reader the first time code in that language is checked.

import type { ReadCode } from '../syntax/call-chain.ts'
import type { CodeLanguage } from './code-language.ts'

const javaScript = async (): Promise<ReadCode> => (await import('./javascript-reader.ts')).readJavaScript

const READERS: Partial<Record<CodeLanguage, () => Promise<ReadCode>>> = {
  javascript: async () => (await import('./javascript-reader.ts')).readJsx,
  typescript: javaScript,
  tsx: async () => (await import('./javascript-reader.ts')).readJsx,
  python: async () => (await import('./python-reader.ts')).readPython,
  java: async () => (await import('./java-reader.ts')).readJava,
  go: async () => (await import('./go-reader.ts')).readGo,
  csharp: async () => (await import('./brackets/csharp-reader.ts')).readCSharp,
  kotlin: async () => (await import('./brackets/app-readers.ts')).readKotlin,
  php: async () => (await import('./php-reader.ts')).readPhp,
  swift: async () => (await import('./brackets/app-readers.ts')).readSwift,
}

/** Undefined for a language whose calls are not parsed. */
export function readerOf(language: CodeLanguage): Promise<ReadCode> | undefined {
  return READERS[language]?.()
}
