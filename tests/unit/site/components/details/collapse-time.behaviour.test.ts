// How long folded parts take: the times that readers are used to.

import { expect, it } from 'vitest'
import { collapseTime } from '#site/components/details/collapse-time.behaviour.ts'

it('follows the height of the content, ever more slowly', () => {
  const times = [32, 36, 100, 200, 400, 800, 1600].map(collapseTime)
  expect(times).toEqual([187, 192, 239, 281, 336, 410, 516])
})

it('takes no time for nothing', () => {
  expect(collapseTime(0)).toBe(0)
})
