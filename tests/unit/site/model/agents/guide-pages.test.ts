import { expect, it } from 'vitest'
import { guideTest } from '#site/model/agents/guide-pages.ts'

it('takes pages with steps for guides, also among those that have none', () => {
  const isGuide = guideTest(['/docs/api/tokens'], {
    reference: '/docs/api',
    notGuides: ['/docs/sdks'],
    guides: ['/docs/sdks/vue', '/docs/api/tokens'],
  })
  const pages = [
    '/docs/charge',
    '/docs/api',
    '/docs/api/tokens',
    '/docs/api/errors',
    '/docs/sdks/node',
    '/docs/sdks/vue',
  ]
  expect(pages.filter(isGuide)).toEqual(['/docs/charge', '/docs/api/errors', '/docs/sdks/vue'])
})
