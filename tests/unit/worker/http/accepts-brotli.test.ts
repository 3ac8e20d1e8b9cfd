import { describe, expect, it } from 'vitest'
import { acceptsBrotli } from '#worker/http/accepts-brotli.ts'

const ask = (header: string, cf?: { clientAcceptEncoding: string | null }): boolean =>
  acceptsBrotli({ headers: new Headers({ 'accept-encoding': header }), cf } as unknown as Request)

describe('acceptsBrotli', () => {
  it.each([
    'br',
    'BR',
    'gzip, deflate, br, zstd',
    'gzip;q=1.0, br;q=0.1',
    'br;q=0.001',
    'br ; q=1',
    'identity;q=0.5, br;q=0.5',
    '*;q=0, br',
    `br,${'x'.repeat(1021)}`,
  ])('is true for %j', (header) => {
    expect(ask(header)).toBe(true)
  })

  it.each([
    '',
    'gzip',
    'identity',
    '*',
    'br;q=0',
    'br;q=0.000',
    'br;Q=0',
    'gzip, br;q=nonsense',
    'brotli',
    'x-br',
    'identity;q=1, br;q=0.5',
    `br,${'x'.repeat(1022)}`,
  ])('is false for %j', (header) => {
    expect(ask(header)).toBe(false)
  })

  it('believes what Cloudflare keeps of the client’s own header', () => {
    expect(ask('br, gzip', { clientAcceptEncoding: 'gzip' })).toBe(false)
    expect(ask('gzip', { clientAcceptEncoding: 'br' })).toBe(true)
    // A client that sent none.
    expect(ask('br, gzip', { clientAcceptEncoding: '' })).toBe(false)
    expect(ask('br, gzip', { clientAcceptEncoding: null })).toBe(false)
  })
})
