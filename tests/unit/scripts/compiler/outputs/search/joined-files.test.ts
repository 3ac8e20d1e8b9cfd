// Proves the form in which `/lunr-index.json` and `/search-doc.json` are stored: compressed pieces of several values.

import { describe, expect, it } from 'vitest'
import { joinedText } from '#scripts/bench/ranking/stored-search.ts'
import { joinedFiles, storedPieces } from '#scripts/compiler/outputs/search/joined-files.ts'
import { packValues } from '#scripts/compiler/outputs/search/pack-values.ts'
import { hashOf } from '#scripts/project/hash-of.ts'
import type { PieceRun } from '#site/model/release.ts'

const values = new Map<string, Uint8Array>()
function stored(texts: string[]): PieceRun[] {
  const pieces = storedPieces(
    texts.map((text, at) => ({ key: `page ${at}`, text })),
    (bytes) => bytes,
  )
  return packValues([pieces.map(({ key, stored: bytes }) => ({ key, bytes }))], (value) => {
    values.set(hashOf(value), value)
    return hashOf(value)
  }).flat()
}

const documents = Array.from({ length: 60 }, (_, at) => JSON.stringify({ at, text: 'words '.repeat(2000) }))
const options = { maxHits: 20, facets: [] }

describe('the files of the search', () => {
  const vectors = [
    { ...stored(['["title/0",[1,2]]', '["content/1",[3,0.5]]'])[0]!, first: 0 },
    { ...stored(['["title/0",[9,2]]'])[0]!, first: 12 },
  ]
  const files = joinedFiles({ vectors, terms: [], documents: stored(documents) }, options)
  const read = async (file: keyof typeof files): Promise<unknown> =>
    JSON.parse(await joinedText(files[file], (hash) => values.get(hash)!))

  it('are whole again when their pieces are joined', async () => {
    const searchDocs = documents.map((text) => JSON.parse(text) as unknown)
    expect(await read('documents')).toEqual({ searchDocs, options })
  })

  it('number the entries of every group of pages by their place among all', async () => {
    expect(await read('index')).toMatchObject({
      version: '2.3.9',
      fieldVectors: [
        ['title/0', [1, 2]],
        ['content/1', [3, 0.5]],
        ['title/12', [9, 2]],
      ],
      invertedIndex: [],
    })
  })
})
