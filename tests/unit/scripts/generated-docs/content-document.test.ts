import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { CompiledPage } from '#scripts/compiler/page/compiled-page.ts'
import {
  checkContentDocument,
  contentDocument,
  writeContentDocument,
} from '#scripts/generated-docs/content-document.ts'

const page = (path: string, words: number, reviewed?: string) =>
  ({ path, words, frontMatter: reviewed ? { reviewed } : {}, diagrams: [{}] }) as unknown as CompiledPage

const facts = {
  pages: [page('/b', 1200), page('/a', 34, '2026-11-21')],
  samples: new Map([['/a', { all: 5, api: 4, checked: 3, excused: 1 }]]),
}

describe('docs/content.md', () => {
  it('has a row for each page and a sum', () => {
    expect(contentDocument(facts).split('\n').slice(-6)).toEqual([
      '| Page    | Words | Samples | Of the API | Checked | Diagrams | Reviewed   |',
      '| ------- | ----: | ------: | ---------: | ------: | -------: | ---------- |',
      '| `/a`    |    34 |       5 |          4 |       3 |        1 | 2026-11-21 |',
      '| `/b`    | 1,200 |       0 |          0 |       0 |        1 |            |',
      '| **All** | 1,234 |       5 |          4 |       3 |        2 |            |',
      '',
    ])
  })

  it('is stale when a page has changed, and fresh when it is written again', () => {
    const root = mkdtempSync(join(tmpdir(), 'docs-content-document-'))
    mkdirSync(join(root, 'docs'))
    expect(checkContentDocument(root, facts)[0]?.code).toBe('document-stale')
    writeContentDocument(root, facts)
    expect(checkContentDocument(root, facts)).toEqual([])
    expect(checkContentDocument(root, { ...facts, pages: [page('/a', 35)] })).toHaveLength(1)
    rmSync(root, { recursive: true })
  })
})
