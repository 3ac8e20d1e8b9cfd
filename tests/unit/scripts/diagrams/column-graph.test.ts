import { expect, it } from 'vitest'
import { drawColumn } from '#scripts/diagrams/column-graph.ts'
import type { GraphEdge, GraphModel } from '#scripts/diagrams/mermaid/diagram-model.ts'
import { NARROW } from '#scripts/diagrams/drawing-sizes.ts'
import { paletteOf } from '#scripts/diagrams/palette.ts'
import { loadLetters } from '#scripts/fonts/letters.ts'

const line = (label: string): GraphEdge => ({ from: 'a', to: 'b', label, dashed: false, arrow: true })

it.each([
  ['', 'retry', 'retry'],
  ['retry', '', 'retry'],
  ['first', 'retry', 'first, retry'],
])('writes the labels %j and %j of two lines between the same nodes as %j', async (one, other, shown) => {
  const model: GraphModel = {
    kind: 'graph',
    direction: 'down',
    nodes: ['a', 'b'].map((id) => ({ id, label: id, shape: 'box', group: undefined })),
    edges: [line(one), line(other)],
    groups: [],
  }
  const svg = drawColumn(await loadLetters(), model, NARROW).toSvg(paletteOf('light'), '')
  expect([...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, text]) => text)).toEqual(['a', shown, 'b'])
})
