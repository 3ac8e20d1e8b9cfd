// What the search worker lends to the code that it loads on use.

import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { lend } from '#site/search/answer/lent-words.ts'
import type { answerFinder } from '#site/search/answer/answer-finder.ts'
import { borrowedWords } from '#scripts/compiler/bundles/plugins/borrowed-words.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

const FINDER = 'site/search/answer/answer-finder.ts'

it('the code that finds facts comes without what the worker has, and finds them with it', async () => {
  const { metafile, outputFiles } = await build({
    absWorkingDir: PROJECT_ROOT,
    entryPoints: [join(PROJECT_ROOT, FINDER)],
    bundle: true,
    format: 'esm',
    plugins: [borrowedWords],
    outdir: '/out',
    write: false,
    metafile: true,
  })
  const inputs = Object.keys(metafile.inputs)
  expect(inputs).toContain('site/search/answer/find-fact.ts')
  expect(inputs).not.toContain('site/search/answer/word-stems.ts')
  expect(inputs.filter((file) => file.startsWith('node_modules/'))).toEqual([])

  lend()
  const code = `data:text/javascript,${encodeURIComponent(outputFiles[0]!.text)}`
  const loaded = (await import(/* @vite-ignore */ code)) as { answerFinder: typeof answerFinder }
  const fact = {
    name: 'Log retention',
    asked: ['how long are logs kept', 'log lifetime'],
    values: [{ label: 'Value', text: '24 hours' }],
    url: '/limits',
  }
  const found = loaded.answerFinder.findFact({ facts: [fact], factFamilies: [] }, 'how long are logs kept', [
    [['log']],
    [['kept']],
  ])
  expect(found?.value).toBe('24 hours')
})
