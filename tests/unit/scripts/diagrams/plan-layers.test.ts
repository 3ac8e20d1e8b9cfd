import { describe, expect, it, vi } from 'vitest'
import type { GraphModel } from '#scripts/diagrams/mermaid/diagram-model.ts'
import { WIDE } from '#scripts/diagrams/drawing-sizes.ts'
import * as layout from '#scripts/diagrams/lay-out-graph.ts'
import { planLayers } from '#scripts/diagrams/plan-layers.ts'
import { loadLetters } from '#scripts/fonts/letters.ts'

vi.mock('#scripts/diagrams/lay-out-graph.ts', { spy: true })

const model: GraphModel = {
  kind: 'graph',
  direction: 'down',
  groups: [],
  nodes: ['a', 'b', 'c'].map((id) => ({ id, label: id, shape: 'box', group: undefined })),
  edges: ['b', 'c'].map((to) => ({ from: 'a', to, label: '', dashed: false, arrow: true })),
}

/** Plans with the places of `a`, `b` and `c` beside each other: those of the balance, and of all other alignments. */
async function placesOf(balanced: readonly number[], others: readonly number[]): Promise<number[]> {
  const actual = await vi.importActual<typeof layout>('#scripts/diagrams/lay-out-graph.ts')
  vi.mocked(layout.layOut).mockImplementation((...given) => {
    const laidOut = actual.layOut(...given)
    const places = given[4] === 'balanced' ? balanced : others
    return {
      ...laidOut,
      place: (id) => ({ ...laidOut.place(id), x: places['abc'.indexOf(id)]! }),
      placed: (...edge) => ({ ...laidOut.placed(...edge), points: [] }),
    }
  })
  const { place } = planLayers(await loadLetters(), model, WIDE, false)
  return ['a', 'b', 'c'].map((id) => place(id).x)
}

describe('planLayers', () => {
  it('takes the alignment with fewer flaws', async () => {
    expect(await placesOf([100, 100, 300], [200, 100, 300])).toEqual([200, 100, 300])
  })

  it('stays with the balance where the others have as many flaws', async () => {
    expect(await placesOf([200, 100, 300], [210, 110, 310])).toEqual([200, 100, 300])
  })

  it('stays with the balance where a better one spreads too far', async () => {
    expect(await placesOf([100, 100, 300], [250, 100, 400])).toEqual([100, 100, 300])
  })
})
