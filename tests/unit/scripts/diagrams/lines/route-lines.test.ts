import { describe, expect, it } from 'vitest'
import type { Line, Pass, Stand } from '#scripts/diagrams/lines/line-plan.ts'
import { routeLines } from '#scripts/diagrams/lines/route-lines.ts'

/** A node 60 wide and 30 high, in a drawing that goes down. */
const node = (beside: number, along: number, pointed = false): Stand => ({
  along: [along - 15, along + 15],
  beside: [beside - 30, beside + 30],
  inset: 14,
  pointed,
})
const pass = (beside: number, along: number, half = 0, reach = 0): Pass => ({ beside, along, half, reach })
const lines = (stands: Record<string, Stand>, list: Line[]): string[] =>
  routeLines(new Map(Object.entries(stands)), list).map((corners) =>
    corners.map(({ beside, along }) => `${Math.round(beside)},${Math.round(along)}`).join(' '),
  )

describe('routeLines', () => {
  it('draws a straight line where both nodes allow one', () => {
    const stands = { a: node(0, 0), b: node(10, 100) }
    expect(lines(stands, [{ from: 'a', to: 'b', passes: [pass(5, 50)] }])).toEqual(['5,15 5,50 5,85'])
  })

  it('moves a line a little rather than bending it a little', () => {
    const stands = { a: node(0, 0), b: node(30, 100) }
    const [line] = lines(stands, [{ from: 'a', to: 'b', passes: [pass(22, 50)] }])
    expect(line).toBe('16,15 16,50 16,85')
  })

  it('bends lines of one node together, between the layers', () => {
    const stands = { a: node(0, 0), b: node(-100, 100), c: node(-200, 100) }
    const [near, far] = lines(stands, [
      { from: 'a', to: 'b', passes: [pass(-100, 50)] },
      { from: 'a', to: 'c', passes: [pass(-200, 50)] },
    ])
    expect(near).toBe('-16,15 -16,33 -100,33 -100,50 -100,85')
    expect(far).toBe('-16,15 -16,33 -200,33 -200,50 -200,85')
  })

  it('orders bends so that lines do not cross where they need not', () => {
    const stands = { a: node(0, 0), b: node(100, 0), c: node(200, 100), d: node(300, 100) }
    const [near, far] = lines(stands, [
      { from: 'b', to: 'd', passes: [pass(300, 50)] },
      { from: 'a', to: 'c', passes: [pass(200, 50)] },
    ])
    const bendOf = (line: string): number => Number(line.split(' ')[1]!.split(',')[1])
    expect(bendOf(near!)).toBeLessThan(bendOf(far!))
  })

  it('keeps a line that arrives apart from one that leaves', () => {
    const stands = { a: node(0, 0), b: node(-100, 100) }
    const [there, back] = lines(stands, [
      { from: 'a', to: 'b', passes: [pass(-90, 50, 10, 20)] },
      { from: 'b', to: 'a', passes: [pass(-150, 50, 10, 20)] },
    ])
    const atNode = [there!.split(' ')[0]!, back!.split(' ').at(-1)!].map((point) =>
      Number(point.split(',')[0]),
    )
    expect(Math.abs(atNode[0]! - atNode[1]!)).toBeGreaterThanOrEqual(14)
  })

  it('leaves a question from its side where nothing is in the way', () => {
    const question = { a: node(0, 0, true), b: node(100, 100) }
    const line: Line = { from: 'a', to: 'b', passes: [pass(100, 50)] }
    expect(lines(question, [line])).toEqual(['30,0 100,0 100,50 100,85'])
    expect(lines({ ...question, other: node(90, 0) }, [line])[0]).toMatch(/^16,15 /)
  })
})
