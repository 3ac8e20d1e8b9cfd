import { describe, expect, it } from 'vitest'
import { brandVariables } from '#site/model/brand-variables.ts'

const brand = {
  name: 'Acme',
  headerPrefix: 'ACM',
  scope: 'acme',
  scopePascal: 'Acme',
  domain: 'acme.example',
  sdkVersions: { node: '1.2.3' },
}

describe('brandVariables', () => {
  it('derives every name, host and version from the brand', () => {
    expect(
      brandVariables({
        brand,
        portalUrl: 'https://portal.acme.example',
        origin: 'https://docs.acme.example',
      }),
    ).toEqual({
      brand: 'Acme',
      PREFIX: 'ACM',
      prefix: 'acm',
      scope: 'acme',
      Scope: 'Acme',
      SCOPE: 'ACME',
      domain: 'acme.example',
      'api-host': 'https://api.acme.example',
      'js-host': 'https://js.acme.example',
      'cdn-host': 'https://cdn.acme.example',
      'auth-host': 'https://auth.acme.example',
      'proxy-host': 'proxy.acme.example',
      portal: 'https://portal.acme.example',
      docs: 'https://docs.acme.example',
      support: 'support@acme.example',
      gateway: 'acme',
      'node-version': '1.2.3',
      'key-header': 'ACM-API-KEY',
    })
    const key = { header: 'Authorization', scheme: 'Bearer' }
    const variables = brandVariables({ brand: { ...brand, key }, origin: 'https://docs.acme.example' })
    expect(variables['key-header']).toBe('Authorization')
  })
})
