// Proves the form in which `/lunr-index.json` and `/search-doc.json` are stored: few values, and few of them new after an
// edit.

import { describe, expect, it } from 'vitest'
import { joinedText } from '#scripts/bench/ranking/stored-search.ts'
import { joinedFiles, storedPieces } from '#scripts/compiler/outputs/search/joined-files.ts'
import { hashOf } from '#scripts/project/hash-of.ts'
import type { SearchFile } from '#site/model/release.ts'

/** Text that does not compress well, the same for the same seed. */
function noise(seed: number, length: number): string {
  let state = seed * 2654435761 + 1
  let text = ''
  while (text.length < length) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    text += state.toString(36)
  }
  return text
}

const documents = Array.from({ length: 60 }, (_, at) => JSON.stringify({ at, text: noise(at, 60_000) }))

function store(texts: string[]) {
  const values = new Map<string, Uint8Array>()
  const named = texts.map((text, at) => ({ key: `page ${at}`, text }))
  const pieces = storedPieces(named, (bytes) => bytes)
  const files = joinedFiles(
    { vectors: [], terms: [], documents: pieces },
    { maxHits: 20, facets: [] },
    {
      load: (bytes) => bytes,
      publish(value) {
        values.set(hashOf(value), value)
        return hashOf(value)
      },
    },
  )
  const read = async (file: SearchFile): Promise<unknown> =>
    JSON.parse(await joinedText(files[file], (hash) => values.get(hash)!))
  return { values, read }
}

describe('the files of the search', () => {
  const { values, read } = store(documents)

  it('are whole again when their pieces are joined', async () => {
    expect(await read('documents')).toEqual({
      searchDocs: documents.map((text) => JSON.parse(text) as unknown),
      options: { maxHits: 20, facets: [] },
    })
    expect(await read('index')).toMatchObject({ version: '2.3.9', fieldVectors: [], invertedIndex: [] })
  })

  it('consist of several values, none over a megabyte', () => {
    const sizes = [...values.values()].map(({ byteLength }) => byteLength)
    expect(sizes.length).toBeGreaterThan(2)
    expect(Math.max(...sizes)).toBeLessThan(1_000_000)
  })

  it('have one new value after an edit', () => {
    const edited = documents.with(20, JSON.stringify({ at: 20, text: `${noise(20, 60_000)} and a word` }))
    const added = [...store(edited).values.keys()].filter((hash) => !values.has(hash))
    expect(added).toHaveLength(1)
  })
})
