import { describe, expect, it } from 'vitest'
import { packValues } from '#scripts/compiler/outputs/search/pack-values.ts'
import { pieceOf } from '#site/search/stored/packed-value.ts'

const piece = (key: string, length = 10) => ({ key, bytes: new Uint8Array(length).fill(key.charCodeAt(0)) })

function pack(kinds: ReturnType<typeof piece>[][]) {
  const values: Uint8Array<ArrayBuffer>[] = []
  const runs = packValues(kinds, (value) => String(values.push(new Uint8Array(value)) - 1))
  const read = (kind: number): string[] =>
    runs[kind]!.flatMap(({ value, from, count }) =>
      Array.from({ length: count }, (_, at) =>
        String.fromCharCode(pieceOf(values[Number(value)]!, from + at)[0]!),
      ),
    )
  return { values, runs, read }
}

describe('pieces of a value', () => {
  it('share it, whatever their kind', () => {
    const { values, runs, read } = pack([[piece('a'), piece('b')], [], [piece('c')]])
    expect(values).toHaveLength(1)
    expect([0, 1, 2].map(read)).toEqual([['a', 'b'], [], ['c']])
    expect(runs[2]).toEqual([{ value: '0', from: 2, count: 1 }])
  })

  it('are in values of their kind where one would be over a megabyte, and none is', () => {
    const long = Array.from('abcdefgh', (key) => piece(key, 200_000))
    const { values, read } = pack([long, [piece('z')]])
    expect(values.length).toBeGreaterThan(2)
    expect(Math.max(...values.map(({ byteLength }) => byteLength))).toBeLessThan(1_000_000)
    expect([read(0).join(''), read(1).join('')]).toEqual(['abcdefgh', 'z'])
  })
})
