import { describe, expect, it } from 'vitest'
import { actorLooks } from '#scripts/diagrams/actor-role.ts'

const look = actorLooks({
  people: ['rider'],
  platform: ['c++ engine'],
  stores: ['depot'],
  others: ['acme (eu)'],
})

describe('the look of an actor', () => {
  it.each([
    ['The rider', { shape: 'pill', role: 'own' }],
    ['Your depot', { shape: 'store', role: 'platform' }],
    ['New C++ engine', { shape: 'box', role: 'platform' }],
    ['Acme (EU)', { shape: 'box', role: 'other' }],
    ['Acme', { shape: 'box', role: 'own' }],
    ['Your backend', { shape: 'box', role: 'own' }],
    ['API', { shape: 'box', role: 'platform' }],
  ])('follows the names of the configuration, signs included: %s', (label, expected) => {
    expect(look(label)).toEqual(expected)
  })

  it('is no store, and nothing embedded, where the configuration names none', () => {
    const plain = actorLooks({})
    expect(plain('Vault')).toEqual({ shape: 'box', role: 'own' })
    expect(plain('Your app')).toEqual({ shape: 'box', role: 'own' })
  })
})
