// Reads the literals of a configuration file: .json, .yaml, .js and .ts, including what it imports from neighbouring
// files.

import { posix } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { isRecord } from '#site/model/is-record.ts'
import type { Report } from '../found/import-problem.ts'
import { exportedValue } from './literal-values.ts'
import type { SourceTree } from './source-tree.ts'

const ENDINGS = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '.json', '/index.ts', '/index.js']
const MAX_FILES_DEEP = 8
/** Properties that the import uses. */
const RELEVANT =
  /^(?:sidebars?|sidebarPath|items|pages|redirects|rewrites|navigation|docs|path|routeBasePath|include|exclude|base|baseUrl|srcDir|locales)$/

export type Config = Record<string, unknown>

/** The first of the files that exists. */
export function findFile(tree: SourceTree, folder: string, names: readonly string[]): string | undefined {
  return names.map((name) => posix.join(folder, name)).find(tree.has)
}

/** The value of a file, or undefined. Parts that only code can compute are reported if `wanted` is found in them. */
export function readConfig(
  tree: SourceTree,
  file: string,
  report: Report,
  options: { name?: string; deep?: number } = {},
): unknown {
  const { name = 'default', deep = 0 } = options
  const text = deep > MAX_FILES_DEEP ? undefined : tree.text(file)
  if (text === undefined) return undefined
  if (/\.(?:json|ya?ml)$/.test(file)) return readData(file, text, report)
  return exportedValue(text, name, {
    imported: (specifier, imported) => {
      const target = specifier.startsWith('.') ? resolveModule(tree, file, specifier) : undefined
      return target && readConfig(tree, target, report, { name: imported, deep: deep + 1 })
    },
    unknown: (offset, code, keys) => {
      if (!/sidebar/i.test(file) && !keys.some((key) => RELEVANT.test(key))) return
      const before = text.slice(0, offset).split('\n')
      const shown = code.replaceAll(/\s+/g, ' ').slice(0, 60)
      report({
        kind: 'configuration',
        file,
        line: before.length,
        column: before.at(-1)!.length + 1,
        what: `\`${shown}\` is code, so its value is unknown`,
        fix: 'write the value itself, or put what it stands for into the imported content',
      })
    },
  })
}

export function resolveModule(tree: SourceTree, from: string, specifier: string): string | undefined {
  const path = posix.join(posix.dirname(from), specifier)
  return ENDINGS.map((ending) => path + ending).find(tree.has)
}

/** JSON is YAML; comments in `.json` files of these engines are allowed, and so is a `$ref` to a file beside it. */
function readData(file: string, text: string, report: Report): unknown {
  const lines = new LineCounter()
  const source = file.endsWith('.json') ? text.replaceAll(/^\s*\/\/.*$/gm, '') : text
  const document = parseDocument(source, { lineCounter: lines })
  const [problem] = document.errors
  if (!problem) {
    try {
      return document.toJS({ maxAliasCount: 100 })
    } catch {
      // Endless aliases: reported below like other mistakes.
    }
  }
  const { line, col } = problem ? lines.linePos(problem.pos[0]) : { line: 1, col: 1 }
  report({
    kind: 'configuration',
    file,
    line,
    column: col,
    what: `\`${file}\` cannot be read: ${problem?.message.split('\n')[0] ?? 'its aliases have no end'}`,
    fix: 'correct the file and import again',
  })
  return undefined
}

export function asObject(value: unknown): Config {
  return isRecord(value) ? value : {}
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : []
}

export function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
