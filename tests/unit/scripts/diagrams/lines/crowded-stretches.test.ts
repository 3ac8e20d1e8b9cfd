import { describe, expect, it } from 'vitest'
import { crowdedStretches } from '#scripts/diagrams/lines/crowded-stretches.ts'
import type { Corner } from '#scripts/diagrams/lines/route-lines.ts'

const line = (...corners: [number, number][]): Corner[] =>
  corners.map(([along, beside]) => ({ along, beside }))

describe('crowdedStretches', () => {
  it('finds lines that leave together or run a few pixels apart, more where they do so for longer', () => {
    const one = line([0, 0], [20, 0], [20, 300], [60, 300])
    expect(crowdedStretches([one, line([0, 8], [28, 8], [28, 40], [60, 40])])).toBe(1)
    expect(crowdedStretches([one, line([0, 0], [20, 0], [20, 200], [60, 200])])).toBeGreaterThan(1)
  })

  it('finds none where lines cross, keep apart or only leave from neighbouring points', () => {
    const one = line([0, 0], [100, 0])
    const others = [
      line([50, -50], [50, 50]),
      line([0, 20], [100, 20]),
      line([0, 8], [15, 8], [15, 80], [100, 80]),
    ]
    for (const other of others) expect(crowdedStretches([one, other])).toBe(0)
  })
})
