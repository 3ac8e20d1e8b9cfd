import { expect, it } from 'vitest'
import type { Manifest, PageEntry } from '#site/model/release.ts'
import { createPagesAround } from '#worker/release/pages-around.ts'

const titled = (title: string): PageEntry => ({
  hash: '',
  markdown: '',
  title,
  description: '',
  layout: 'doc',
})

const manifest = {
  origin: 'https://docs.example',
  pages: { '/': titled('Home'), '/a': titled('A [guide]'), '/b': titled('Bees') },
  around: { '/': [-1, 1], '/a': [0, 2, 0, 2], '/b': [-1, -1] },
} as unknown as Manifest

it('lists neighbours and linking pages by the titles of the release', () => {
  const around = createPagesAround(manifest)
  expect(around('/a')).toBe(
    [
      '\n## Around this page {#around-this-page}\n',
      '- Previous: [Home](https://docs.example/index.md)',
      '- Next: [Bees](https://docs.example/b.md)',
      '- Linked from: [Home](https://docs.example/index.md), [Bees](https://docs.example/b.md)\n',
    ].join('\n'),
  )
  expect(around('/')).toContain('- Next: [A \\[guide\\]](https://docs.example/a.md)\n')
  expect([around('/b'), around('/gone'), around('/__proto__')]).toEqual(['', '', ''])
})

it('says where mistakes are reported only if the release takes reports', () => {
  expect(createPagesAround(manifest)('/a')).not.toContain('Report')
  const around = createPagesAround({ ...manifest, feedback: true })
  expect(around('/b')).toContain(
    '- Report a mistake: POST to https://docs.example/_feedback as JSON: {"page": "/b"',
  )
})

it('adds nothing to pages whose stored Markdown is whole', () => {
  const { around: _, ...whole } = manifest
  expect(createPagesAround(whole as Manifest)('/a')).toBe('')
})
