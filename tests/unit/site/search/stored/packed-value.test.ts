import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { packPieces, partOf, pieceOf, placeOfPart } from '#site/search/stored/packed-value.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const value = packPieces([bytes('one'), bytes(''), bytes('three')])
const piece = (at?: number): string => new TextDecoder().decode(pieceOf(value, at))

describe('a value of pieces', () => {
  it('gives each of them, empty ones too', () => {
    expect([piece(0), piece(1), piece(2)]).toEqual(['one', '', 'three'])
  })

  it('refuses a piece that it does not have', () => {
    expect(() => piece(3)).toThrow('no piece 3')
  })

  it('is a part itself where nothing else is in it', () => {
    expect(pieceOf(value, undefined)).toBe(value)
  })
})

it('finds parts in the order of the directory, which lists values and runs of pieces', () => {
  const runs = [
    { value: 'a', from: 2, count: 3 },
    { value: 'b', count: 1 },
    { value: 'a', from: 0, count: 1, deflated: true as const },
  ]
  expect(Array.from({ length: 6 }, (_, part) => placeOfPart(runs, part))).toEqual([
    { value: 'a', piece: 2 },
    { value: 'a', piece: 3 },
    { value: 'a', piece: 4 },
    { value: 'b' },
    { value: 'a', piece: 0, deflated: true },
    undefined,
  ])
})

it('gives a part as it was before it was compressed', async () => {
  const compressed = packPieces([bytes('first'), deflateRawSync('second')])
  const part = async (place: Parameters<typeof partOf>[1]): Promise<string> =>
    new TextDecoder().decode(await partOf(compressed, place))
  expect([await part({ piece: 0 }), await part({ piece: 1, deflated: true })]).toEqual(['first', 'second'])
})
