// The tree-sitter grammars that samples are parsed with, each loaded when its language first occurs, and the grammar of
// each fence language.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { Language, Parser, type Tree } from 'web-tree-sitter'

/** File of each grammar. The first package lacks languages of mobile apps and of configuration. */
const VSCODE = '@vscode/tree-sitter-wasm/wasm/tree-sitter-'
const CURSORLESS = '@cursorless/tree-sitter-wasms/out/tree-sitter-'

const GRAMMARS = {
  bash: `${VSCODE}bash`,
  csharp: `${VSCODE}c-sharp`,
  css: `${VSCODE}css`,
  go: `${VSCODE}go`,
  java: `${VSCODE}java`,
  javascript: `${VSCODE}javascript`,
  php: `${VSCODE}php`,
  python: `${VSCODE}python`,
  ruby: `${VSCODE}ruby`,
  tsx: `${VSCODE}tsx`,
  typescript: `${VSCODE}typescript`,
  dart: `${CURSORLESS}dart`,
  hcl: `${CURSORLESS}hcl`,
  html: `${CURSORLESS}html`,
  json: `${CURSORLESS}json`,
  kotlin: `${CURSORLESS}kotlin`,
  swift: `${CURSORLESS}swift`,
  xml: `${CURSORLESS}xml`,
  yaml: `${CURSORLESS}yaml`,
} as const

export type GrammarName = keyof typeof GRAMMARS

/** Fence languages that differ from the grammar's own name. */
const FENCES: Readonly<Record<string, GrammarName>> = {
  sh: 'bash',
  shell: 'bash',
  curl: 'bash',
  cs: 'csharp',
  js: 'javascript',
  jsx: 'javascript',
  ts: 'typescript',
  py: 'python',
  kt: 'kotlin',
  kts: 'kotlin',
  rb: 'ruby',
  yml: 'yaml',
  terraform: 'hcl',
  tf: 'hcl',
}

/** The grammar of a fence's language; undefined if its code is not parsed. */
export function grammarOf(language: string): GrammarName | undefined {
  const name = language.toLowerCase()
  return FENCES[name] ?? (Object.hasOwn(GRAMMARS, name) ? (name as GrammarName) : undefined)
}

const require = createRequire(import.meta.url)
const parsers = new Map<GrammarName, Promise<Parser>>()
let ready: Promise<void> | undefined

// V8 would compile each grammar's tables again to make them faster, which takes gigabytes and longer than all parsing.
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)

async function loadParser(name: GrammarName): Promise<Parser> {
  ready ??= Parser.init()
  await ready
  const parser = new Parser()
  parser.setLanguage(await Language.load(readFileSync(require.resolve(`${GRAMMARS[name]}.wasm`))))
  return parser
}

/** Parses code; the tree marks its errors. Free it with `delete()`. */
export async function parseCode(name: GrammarName, code: string): Promise<Tree> {
  const parser = parsers.get(name) ?? loadParser(name)
  parsers.set(name, parser)
  const tree = (await parser).parse(code)
  if (!tree) throw new Error(`the ${name} parser gave no tree`)
  return tree
}
