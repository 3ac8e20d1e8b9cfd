import { describe, expect, it } from 'vitest'
import { columnOrder } from '#scripts/diagrams/column-order.ts'
import type { GraphModel } from '#scripts/diagrams/mermaid/diagram-model.ts'

const GROUPS = [{ id: 'outside', label: 'Outside' }]

/** Lines as `A B`: from A to B. */
function graphOf(names: string, lines: readonly string[], inGroup = ''): GraphModel {
  return {
    kind: 'graph',
    direction: 'down',
    nodes: [...names].map((id) => ({
      id,
      label: id,
      shape: 'box',
      group: inGroup.includes(id) ? 'outside' : undefined,
    })),
    edges: lines.map((line) => {
      const [from = '', to = ''] = line.split(' ')
      return { from, to, label: '', dashed: false, arrow: true }
    }),
    groups: GROUPS,
  }
}

const orderOf = (...parts: Parameters<typeof graphOf>): string =>
  columnOrder(graphOf(...parts))
    .map(({ id }) => id)
    .join('')

describe('columnOrder', () => {
  it('puts a node after all that lead to it, whatever the order in the source', () => {
    expect(orderOf('CBAD', ['A C', 'A B', 'B C', 'C D'])).toBe('ABCD')
  })

  it('takes no notice of lines that lead back', () => {
    expect(orderOf('ABC', ['A B', 'B C', 'C A', 'B B'])).toBe('ABC')
    expect(orderOf('ABC', ['B C', 'A B', 'C B'])).toBe('ABC')
  })

  it('keeps the members of a group together', () => {
    expect(orderOf('ABCD', ['A B', 'B C', 'C D'], 'AD')).toBe('ADBC')
  })

  it('orders a graph with more ways than could be walked', () => {
    const names = Array.from({ length: 60 }, (_, at) => String.fromCharCode(0x100 + at))
    const lines = names.flatMap((from, at) => names.slice(at + 1).map((to) => `${from} ${to}`))
    expect(orderOf(names.toReversed().join(''), lines.toReversed())).toBe(names.join(''))
  })
})
