// Chunks of the search worker.

import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { copiesForChecks } from '#scripts/compiler/bundles/plugins/own-copies.ts'
import { stemmingOnly } from '#scripts/compiler/bundles/plugins/stemming-only.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

const WORKER = 'site/client/search/search-worker.ts'

it('the search worker starts with one file, and checks a pasted request only when one is pasted', async () => {
  const { metafile } = await build({
    absWorkingDir: PROJECT_ROOT,
    entryPoints: [join(PROJECT_ROOT, WORKER)],
    bundle: true,
    format: 'esm',
    splitting: true,
    plugins: [stemmingOnly, copiesForChecks],
    outdir: '/out',
    write: false,
    metafile: true,
  })
  const worker = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint === WORKER)!
  expect(worker.imports.filter(({ kind }) => kind !== 'dynamic-import')).toEqual([])
  expect(Object.keys(worker.inputs).filter((file) => file.startsWith('site/api/'))).toEqual([])
})
