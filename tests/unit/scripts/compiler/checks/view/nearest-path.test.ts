import { expect, it } from 'vitest'
import { nearestPath } from '#scripts/compiler/checks/view/nearest-path.ts'

const pages = new Map(
  ['/', '/docs', '/docs/concepts/tokens', '/docs/guides/cards', '/docs/api/errors'].map((path) => [path, 1]),
)

it.each([
  ['/docs/concept/token', '/docs/concepts/tokens'],
  ['/docs/api/erorrs', '/docs/api/errors'],
  ['/guides/cards', '/docs/guides/cards'],
  ['/docs/guides/license', undefined],
  ['/nothing', undefined],
])('for %s names %s', (path, nearest) => expect(nearestPath(path, pages)).toBe(nearest))
