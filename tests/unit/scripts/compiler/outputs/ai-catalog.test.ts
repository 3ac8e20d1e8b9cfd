import { expect, it } from 'vitest'
import { aiCatalog } from '#scripts/compiler/outputs/ai-catalog.ts'

it('names the server by the site’s title, its host and its card', () => {
  expect(JSON.parse(aiCatalog('Acme Docs', 'https://docs.example'))).toEqual({
    specVersion: '1.0',
    entries: [
      {
        identifier: 'urn:air:docs.example:mcp:docs',
        displayName: 'Acme Docs',
        type: 'application/mcp-server-card+json',
        url: 'https://docs.example/mcp/server-card',
      },
    ],
  })
})

const asking = (...questions: string[]) => ({ frontMatter: { title: '', questions } })

function queriesOf(sidebars: Parameters<typeof aiCatalog>[2]): unknown {
  return JSON.parse(aiCatalog('Acme Docs', 'https://docs.example', sidebars)).entries[0].representativeQueries
}

it('asks in readers’ words: the first question that each sidebar answers', () => {
  expect(
    queriesOf([
      {
        pages: [
          { frontMatter: { title: '' } },
          asking('how do I begin', 'hello world'),
          asking('rotate a key'),
        ],
      },
      { pages: [asking('is there an OpenAPI file')] },
      { pages: [asking('how do I begin')] },
      { pages: [{ frontMatter: { title: '' } }] },
    ]),
  ).toEqual(['how do I begin', 'is there an OpenAPI file'])
})

it('gives no more than five queries, and none where no page has questions', () => {
  expect(queriesOf('abcdefg'.split('').map((letter) => ({ pages: [asking(letter)] })))).toEqual([...'abcde'])
  expect(queriesOf([{ pages: [asking()] }])).toBeUndefined()
})
