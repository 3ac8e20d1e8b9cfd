import { describe, expect, it } from 'vitest'
import type { GraphModel } from '#scripts/diagrams/mermaid/diagram-model.ts'
import { WIDE } from '#scripts/diagrams/drawing-sizes.ts'
import { drawLayers } from '#scripts/diagrams/layered-graph.ts'
import { paletteOf } from '#scripts/diagrams/palette.ts'
import { loadLetters } from '#scripts/fonts/letters.ts'

/** Left and right edge of each group of a graph that is drawn across. `groups`: its nodes, and the group of each. */
async function groupsOf(
  groups: Record<string, string | undefined>,
  edges: GraphModel['edges'],
): Promise<[left: number, right: number][]> {
  const model: GraphModel = {
    kind: 'graph',
    direction: 'across',
    nodes: Object.entries(groups).map(([id, group]) => ({ id, label: id, shape: 'box', group })),
    edges,
    groups: [...new Set(Object.values(groups))]
      .filter((id) => id !== undefined)
      .map((id) => ({ id, label: id })),
  }
  const svg = drawLayers(await loadLetters(), model, WIDE, 'across').toSvg(paletteOf('light'), '')
  return [...svg.matchAll(/<rect x="([\d.-]+)" [^>]*?width="([\d.]+)"[^>]* rx="10"/g)].map(([, x, width]) => [
    Number(x),
    Number(x) + Number(width),
  ])
}

const line = (from: string, to: string) => ({ from, to, label: '', dashed: false, arrow: true })

describe('drawLayers', () => {
  it('draws groups that are beside each other apart', async () => {
    const groups = { a: 'one', b: 'other', c: undefined }
    const [one, other] = await groupsOf(groups, [line('a', 'b'), line('b', 'c')])
    expect(one![1]).toBeLessThan(other![0])
  })

  it('draws groups below each other with the same width', async () => {
    const groups = { a: 'one', b: 'one', c: 'other' }
    const [one, other] = await groupsOf(groups, [line('a', 'b')])
    expect(one).toEqual(other)
    expect(one![1] - one![0]).toBeGreaterThan(150)
  })

  it('leaves nodes of no group out of the groups', async () => {
    const lines = [line('a', 'b'), line('b', 'c')]
    const [alone] = await groupsOf({ a: undefined, b: 'one', c: undefined }, lines)
    expect(alone![0]).toBeGreaterThan(64)
    expect(alone![1] - alone![0]).toBeLessThan(150)
  })
})
