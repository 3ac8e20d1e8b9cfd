import { describe, expect, it } from 'vitest'
import { layoutFlaws } from '#scripts/diagrams/lines/layout-flaws.ts'
import type { Stand } from '#scripts/diagrams/lines/line-plan.ts'
import type { Corner } from '#scripts/diagrams/lines/route-lines.ts'

/** Nodes of 60 by 40, by their centres: along, then beside. */
function flawsOf(centres: Record<string, [number, number]>, lines: readonly string[]): number {
  const stands = new Map(
    Object.entries(centres).map(([id, [along, beside]]): [string, Stand] => [
      id,
      { along: [along - 30, along + 30], beside: [beside - 20, beside + 20], inset: 5, pointed: false },
    ]),
  )
  const edges = lines.map((line) => {
    const [from = '', to = ''] = line.split('>')
    return { from, to }
  })
  const routes = edges.map(({ from, to }): Corner[] => {
    const [start, end] = [centres[from]!, centres[to]!]
    const bend = (start[0] + end[0]) / 2
    return [
      { along: start[0] + 30, beside: start[1] },
      { along: bend, beside: start[1] },
      { along: bend, beside: end[1] },
      { along: end[0] - 30, beside: end[1] },
    ]
  })
  return layoutFlaws(stands, edges, routes)
}

describe('layoutFlaws', () => {
  it('finds none where the main line is straight and leaves stand beside it', () => {
    const centres: Record<string, [number, number]> = { a: [0, 0], b: [100, 0], c: [200, 0], leaf: [100, 90] }
    expect(flawsOf(centres, ['a>b', 'b>c', 'a>leaf'])).toBe(0)
    expect(flawsOf({ ...centres, a: [0, 45] }, ['a>b', 'b>c', 'a>leaf'])).toBeGreaterThan(0)
  })

  it('wants alternatives of the same weight evenly below their question', () => {
    expect(flawsOf({ a: [0, 50], b: [100, 0], c: [100, 100] }, ['a>b', 'a>c'])).toBe(0)
    expect(flawsOf({ a: [0, 0], b: [100, 0], c: [100, 100] }, ['a>b', 'a>c'])).toBeGreaterThan(0)
  })

  it('wants what leads to one node evenly above it', () => {
    expect(flawsOf({ a: [0, 0], b: [0, 100], c: [100, 50] }, ['a>c', 'b>c'])).toBe(0)
    expect(flawsOf({ a: [0, 0], b: [0, 100], c: [100, 0] }, ['a>c', 'b>c'])).toBeGreaterThan(0)
  })

  it('counts bends that are too small to be meant, and lines that cross', () => {
    expect(flawsOf({ a: [0, 0], b: [100, 6] }, ['a>b'])).toBe(1)
    const twisted = { a: [0, 0], b: [0, 100], c: [100, 0], d: [120, 100] } satisfies Record<
      string,
      [number, number]
    >
    expect(flawsOf(twisted, ['a>d', 'b>c'])).toBeGreaterThan(flawsOf(twisted, ['a>c', 'b>d']))
  })

  it('judges layers that are densely linked, with lines back to the first', () => {
    const layers = Array.from({ length: 40 }, (_, layer) => [0, 1, 2].map((at) => `${layer}-${at}`))
    const centres = Object.fromEntries(
      layers.flatMap((ids, layer) =>
        ids.map((id, at): [string, [number, number]] => [id, [layer * 100, at * 100]]),
      ),
    )
    const linked = layers
      .slice(1)
      .flatMap((ids, at) => ids.flatMap((to) => layers[at]!.map((from) => `${from}>${to}`)))
    expect(flawsOf(centres, [...linked, '39-0>0-0', '39-2>0-2'])).toBeGreaterThan(0)
  })
})
