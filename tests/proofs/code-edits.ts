// Random edits of the project's own code: a plugin, a component, a checker, a style, a library's version.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownPackage, sourcesIn } from './copy-project.ts'
import type { Random } from './random-numbers.ts'

export interface CodeEdit {
  what: string
  undo(): void
}

const PACKAGES = [
  'lunr',
  'remark-gfm',
  'refractor',
  'github-slugger',
  'react',
  'yaml',
  '@cfworker/json-schema',
  'retext-repeated-words',
]

/** Replaces a text of a file. */
export function editFile(project: string, file: string, edit: (text: string) => string): CodeEdit {
  const path = join(project, file)
  const before = readFileSync(path, 'utf8')
  const after = edit(before)
  writeFileSync(path, after)
  return { what: `${file}: ${difference(before, after)}`, undo: () => writeFileSync(path, before) }
}

/** Gives a library another version, in a folder instead of the link to it. */
export function editVersion(project: string, name: string): CodeEdit {
  const undo = ownPackage(project, name)
  editFile(project, join('node_modules', name, 'package.json'), (text) =>
    text.replace(/"version": "[^"]*"/, '"version": "999.0.0"'),
  )
  return { what: `${name}@999.0.0`, undo }
}

/** Changes a number, a word in quotes or nothing but a comment of any source, or a version. What it breaks, it breaks. */
export function randomCodeEdit(project: string, random: Random): CodeEdit {
  if (random.number(8) === 0) return editVersion(project, random.pick(PACKAGES))
  const file = random.pick(sourcesIn(project))
  const comment = file.endsWith('.css') ? '\n/* A note. */\n' : '\n// A note.\n'
  return editFile(project, file, (text) => {
    const body = text.replaceAll(/^(?:import|export) .* from .*$/gm, (line) => '#'.repeat(line.length))
    const places = [...body.matchAll(/(?<![\w.#])\d+(?![\w.])|(?<=')[a-z][a-z -]+(?=')/g)]
    if (places.length === 0 || random.number(6) === 0) return text + comment
    const { 0: found, index } = random.pick(places)
    const other = /\d/.test(found) ? String(Number(found) + 1) : `${found}x`
    return text.slice(0, index) + other + text.slice(index + found.length)
  })
}

function difference(before: string, after: string): string {
  const lines = before.split('\n')
  const at = after.split('\n').findIndex((line, index) => line !== lines[index])
  return `line ${at + 1} is now "${after.split('\n')[at]?.trim()}"`
}
