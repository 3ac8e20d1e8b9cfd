import { describe, expect, it } from 'vitest'
import { nearestName } from '#site/spelling/nearest-name.ts'

describe('nearestName', () => {
  it.each([
    ['depoly', ['deploy', 'delay'], 'deploy'],
    ['Titel', ['title', 'description'], 'title'],
    ['/docs/api/eror', ['/docs/api', '/docs/api/errors'], '/docs/api/errors'],
    ['Tbas', ['Tabs', 'Tab'], 'Tabs'],
  ])('gives %s the nearest of %j', (name, candidates, nearest) => {
    expect(nearestName(name, candidates)).toBe(nearest)
  })

  it('suggests nothing rather than something unlikely', () => {
    expect(nearestName('Video', ['Tabs', 'Steps', 'Cards'])).toBeUndefined()
    expect(nearestName('ab', ['xy'])).toBeUndefined()
  })

  it('gives the same result whatever the order of the candidates', () => {
    expect(nearestName('card', ['cart', 'cars'])).toBe(nearestName('card', ['cars', 'cart']))
  })
})
