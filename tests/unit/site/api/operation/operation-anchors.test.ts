import { describe, expect, it } from 'vitest'
import { anchorBelow, parameterAnchor } from '#site/api/operation/operation-anchors.ts'
import type { ApiParameter } from '#site/api/contract/contract.ts'

describe('anchors', () => {
  const parameter = (place: ApiParameter['in'], name: string): ApiParameter => ({
    name,
    in: place,
    required: false,
    description: '',
    schema: {},
  })

  it('keep names unchanged, so that two fields never share an anchor', () => {
    expect(anchorBelow('a', 'search_indexes')).toBe('a-search_indexes')
    expect(anchorBelow('a', 'paymentData')).toBe('a-paymentData')
    expect(anchorBelow('a', 'metadata.{key}')).toBe('a-metadata-key')
  })

  it('omit the brand from headers', () => {
    expect(parameterAnchor('create-token', parameter('header', 'ACM-IDEMPOTENCY-KEY'), 'ACM')).toBe(
      'create-token-header-idempotency-key',
    )
    expect(parameterAnchor('list-tokens', parameter('query', 'size'), 'ACM')).toBe('list-tokens-query-size')
  })
})
