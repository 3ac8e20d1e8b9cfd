// The style check of a content folder: which files are checked, and what is remembered of those that are unchanged.

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashBytes } from '../compiler/compile/page-cache.ts'
import { placeIn, readContentFolder, type ContentFolder } from '../content/read-content.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

interface Remembered {
  /** Hash of the rules. */
  rules: string
  files: Record<string, { hash: string; diagnostics: Diagnostic[] }>
}

/** All problems of style. Sources are parsed only where they or the rules have changed. */
export async function checkProse(
  directory: string,
  cacheFolder: string | undefined,
): Promise<{ diagnostics: Diagnostic[]; checked: number; files: number }> {
  const content = readContentFolder(directory)
  // Other people's content has a style of its own.
  if (!content?.configured) return { diagnostics: [], checked: 0, files: 0 }
  const path = cacheFolder && join(cacheFolder, `prose-${hashBytes(content.root).slice(0, 12)}.json`)
  const rules = hashBytes(content.label + rulesText())
  const before = path ? readRemembered(path, rules) : undefined
  const now: Remembered = { rules, files: {} }
  let checked = 0
  for (const file of filesOf(content)) {
    const text = readFileSync(join(content.root, file), 'utf8')
    const hash = hashBytes(text)
    const known = before?.files[file]
    if (known?.hash !== hash) checked++
    now.files[file] = known?.hash === hash ? known : { hash, diagnostics: await lint(text, file, content) }
  }
  const files = Object.keys(now.files).length
  if (path && (checked > 0 || files !== Object.keys(before?.files ?? {}).length)) remember(path, now)
  return { diagnostics: Object.values(now.files).flatMap(({ diagnostics }) => diagnostics), checked, files }
}

async function lint(text: string, file: string, content: ContentFolder): Promise<Diagnostic[]> {
  const { lintSource } = await import('./lint-source.ts')
  return lintSource(text, file, placeIn(content, file).file)
}

function filesOf({ pages, partials, data }: ContentFolder): string[] {
  return [...pages.map(({ file }) => file), ...Object.values(partials), ...Object.values(data)]
}

function rulesText(): string {
  const folder = import.meta.dirname
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

function readRemembered(path: string, rules: string): Remembered | undefined {
  if (!existsSync(path)) return undefined
  const remembered = JSON.parse(readFileSync(path, 'utf8')) as Remembered
  return remembered.rules === rules ? remembered : undefined
}

function remember(path: string, remembered: Remembered): void {
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(`${path}.${process.pid}`, JSON.stringify(remembered))
  renameSync(`${path}.${process.pid}`, path)
}
