// Chunks of the search worker, and of the modules that share React.

import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { borrowedWords } from '#scripts/compiler/bundles/plugins/borrowed-words.ts'
import {
  copiesForChecks,
  copiesForCodeTools,
  copiesForSearch,
} from '#scripts/compiler/bundles/plugins/own-copies.ts'
import { stemmingOnly } from '#scripts/compiler/bundles/plugins/stemming-only.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

const WORKER = 'site/client/search/search-worker.ts'

it('the search worker starts with one file, and loads on use what finds facts or checks a pasted request', async () => {
  const { metafile } = await build({
    absWorkingDir: PROJECT_ROOT,
    entryPoints: [join(PROJECT_ROOT, WORKER)],
    bundle: true,
    format: 'esm',
    splitting: true,
    plugins: [stemmingOnly, copiesForChecks, borrowedWords],
    outdir: '/out',
    write: false,
    metafile: true,
  })
  const worker = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint === WORKER)!
  expect(worker.imports.filter(({ kind }) => kind !== 'dynamic-import')).toEqual([])
  expect(Object.keys(worker.inputs).filter((file) => file.startsWith('site/api/'))).toEqual([])
  expect(Object.keys(worker.inputs)).not.toContain('site/search/answer/find-fact.ts')
})

it('the search and the console share React alone, so that a document names no other chunk', async () => {
  const { metafile } = await build({
    absWorkingDir: PROJECT_ROOT,
    entryPoints: [
      'site/client/hydrate.tsx',
      'site/api/console/open-console.tsx',
      'site/client/code-tools/open-code-tools.tsx',
    ],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    loader: { '.css': 'text' },
    splitting: true,
    plugins: [copiesForCodeTools, copiesForSearch],
    outdir: '/out',
    write: false,
    metafile: true,
  })
  const search = Object.values(metafile.outputs).find(
    ({ entryPoint }) => entryPoint === 'site/client/hydrate.tsx',
  )!
  const files = search.imports.flatMap(({ path }) => Object.keys(metafile.outputs[path]!.inputs))
  expect(search.imports).toHaveLength(1)
  expect(files).toContain('node_modules/react-dom/cjs/react-dom-client.development.js')
})
