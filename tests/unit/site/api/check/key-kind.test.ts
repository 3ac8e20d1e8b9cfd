import { describe, expect, it } from 'vitest'
import { allowsKind, realKeyKind, realKeys } from '#site/api/check/key-kind.ts'
import { SAMPLE_CONTRACT } from '../small-contract.ts'

const FORMATS = { public: 'pk_(?:live|test)_', private: 'sk_(?:live|test)_' }
const operation = SAMPLE_CONTRACT.operations.find(({ id }) => id === 'get-token')!

describe('a key', () => {
  it('is of the type whose format it begins with', () => {
    expect(realKeyKind('pk_test_1', FORMATS)).toBe('public')
    expect(realKeyKind('sk_live_1', FORMATS)).toBe('private')
    expect(realKeyKind('my pk_test_1', FORMATS)).toBeUndefined()
    expect(realKeyKind('pk_test_1', undefined)).toBeUndefined()
  })

  it('is refused if it is known to be of a type that the operation does not take', () => {
    expect(allowsKind(operation, 'pk_test_1', FORMATS)).toBe(false)
    expect(allowsKind(operation, 'sk_test_1', FORMATS)).toBe(true)
    expect(allowsKind(operation, 'pk_test_1', undefined)).toBe(true)
    expect(allowsKind(operation, '<PUBLIC_API_KEY>', undefined)).toBe(false)
  })

  it('is of the one type that an operation names, whatever permissions it asks for', () => {
    const needing = { ...operation, key: 'public' as const }
    expect(allowsKind(needing, 'pk_test_1', FORMATS)).toBe(true)
    expect(allowsKind(needing, 'sk_test_1', FORMATS)).toBe(false)
  })

  it('is found in a text as a whole', () => {
    const text = `key = "sk_live_${'a1'.repeat(8)}", not sk_live_ or pk_live_short`
    expect(text.match(realKeys(FORMATS)!)).toEqual([`sk_live_${'a1'.repeat(8)}`])
    expect(realKeys(undefined)).toBeUndefined()
  })
})
