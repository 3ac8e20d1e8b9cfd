import { describe, expect, it } from 'vitest'
import { evenGroups } from '#scripts/compiler/outputs/search/even-groups.ts'

const sizesOf = (sizes: number[], most: number): number[][] =>
  evenGroups(sizes, most).map((group) => group.map((at) => sizes[at]!))

describe('groups', () => {
  it('are about equally large, in order', () => {
    expect(sizesOf([3, 3, 3, 3, 3, 3], 10)).toEqual([
      [3, 3, 3],
      [3, 3, 3],
    ])
  })

  it('are as many as needed, however the items fall', () => {
    expect(sizesOf([4, 4, 4, 4, 4, 4, 1], 10)).toEqual([
      [4, 4],
      [4, 4],
      [4, 4, 1],
    ])
    expect(sizesOf([1, 20, 1], 10)).toEqual([[1], [20], [1]])
  })

  it('are one where everything fits, and none of nothing', () => {
    expect(sizesOf([0, 4, 4, 0], 10)).toEqual([[0, 4, 4, 0]])
    expect(sizesOf([], 10)).toEqual([])
  })
})
