import { expect, it } from 'vitest'
import { findImports } from '#scripts/graph/imports/find-imports.ts'

it.each([
  ["import { a } from './a.ts'", ['./a.ts']],
  ["import a, { b } from './a.ts'\nimport * as c from 'c'", ['./a.ts', 'c']],
  ["import {\n  a,\n  type B,\n} from './a.ts'", ['./a.ts']],
  ["import {\n  a, // from 'elsewhere'\n  /* two\n * lines */\n  b,\n} from './a.ts'", ['./a.ts']],
  ["import{a}from'./a.ts'", ['./a.ts']],
  ['const { a } = await import(`./a.ts`)', ['./a.ts']],
  ["import './side-effect.ts'", ['./side-effect.ts']],
  ["export { a } from './a.ts'\nexport * from './b.ts'", ['./a.ts', './b.ts']],
  ["const { a } = await import('./a.ts')", ['./a.ts']],
  ["new Worker(new URL('./thread.ts', import.meta.url))", ['./thread.ts']],
  ["require.resolve('lunr/lunr.js')", ['lunr/lunr.js']],
  ["const FILE = '@scope/grammars/wasm/tree-sitter-'", ['@scope/grammars/wasm/tree-sitter-']],
  ["import { join } from 'node:path'", []],
  ["import type { A } from './a.ts'\nexport type { B } from './b.ts'", []],
  ["type A = typeof import('./a.ts')", []],
])('finds what %j brings in', (text, found) => expect(findImports(text)).toEqual(found))
