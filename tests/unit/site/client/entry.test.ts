// The cost of an idle page: a small entry in one file, without React, and a small inline script.

import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { minifyScripts } from '#scripts/compiler/bundles/minify-scripts.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

const SITE = join(PROJECT_ROOT, 'site')
const MAX_ENTRY_BYTES = 11_000
const MAX_INLINE_BYTES = 1_400

async function bundle(file: string, format: 'esm' | 'iife') {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(SITE, file)],
    bundle: true,
    minify: true,
    format,
    jsx: 'automatic',
    target: 'es2023',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: '/out',
    write: false,
    metafile: true,
  })
  return { code: outputFiles[0]!.contents, inputs: Object.keys(metafile.inputs) }
}

it('the entry is small and contains no package', async () => {
  const { code, inputs } = await bundle('client/entry.ts', 'esm')
  expect(brotliCompressSync(await asSent(code)).length).toBeLessThan(MAX_ENTRY_BYTES)
  expect(inputs.filter((input) => input.includes('node_modules'))).toEqual([])
})

it('React is in the hydration bundle', async () => {
  const { inputs } = await bundle('client/hydrate.tsx', 'esm')
  expect(inputs.some((input) => input.includes('node_modules/react-dom/'))).toBe(true)
})

it('the inline script is small enough for every document', async () => {
  const { code } = await bundle('client/before-paint.ts', 'iife')
  expect((await asSent(code)).length).toBeLessThan(MAX_INLINE_BYTES)
})

async function asSent(code: Uint8Array): Promise<string> {
  const text = new TextDecoder().decode(code)
  const { files } = await minifyScripts({ files: [{ name: 'script.js', text, refersTo: [], packages: [] }] })
  return files[0]!.text
}
