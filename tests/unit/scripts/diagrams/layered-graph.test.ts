import { describe, expect, it } from 'vitest'
import type { GraphModel } from '#scripts/diagrams/mermaid/diagram-model.ts'
import { WIDE } from '#scripts/diagrams/drawing-sizes.ts'
import { drawLayers } from '#scripts/diagrams/layered-graph.ts'
import { paletteOf } from '#scripts/diagrams/palette.ts'
import { loadLetters } from '#scripts/fonts/letters.ts'

/** Left and right edge of each group of a graph that is drawn across, `a` in one group and `b` in the other. */
async function groupsOf(edges: GraphModel['edges']): Promise<[left: number, right: number][]> {
  const model: GraphModel = {
    kind: 'graph',
    direction: 'across',
    nodes: ['a', 'b', 'c'].map((id) => ({
      id,
      label: id,
      shape: 'box',
      group: id === 'c' ? undefined : `in ${id}`,
    })),
    edges,
    groups: ['in a', 'in b'].map((id) => ({ id, label: id })),
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
    const [one, other] = await groupsOf([line('a', 'b'), line('b', 'c')])
    expect(one![1]).toBeLessThan(other![0])
  })

  it('draws groups below each other with the same width', async () => {
    const [one, other] = await groupsOf([line('c', 'a'), line('c', 'b')])
    expect(one).toEqual(other)
    expect(one![1] - one![0]).toBeGreaterThan(150)
  })
})
