// What the Trusted Types policy accepts as HTML: parts of responses whose bytes match the hash in their URL, sidebars,
// and JSON data.

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readVerified, trustedHtml } from '#site/browser/trusted-types.ts'
import { contentHash } from '#site/model/assets/content-hash.ts'

const ORIGIN = 'https://docs.example'
const PARTS = JSON.stringify(['<b>one</b>', '<b>two</b>'])

const read = (url: string, body: string): Promise<string[]> =>
  readVerified(Object.defineProperty(new Response(body), 'url', { value: url }), (text) => JSON.parse(text))

const assetUrl = async (body: string, origin = ORIGIN): Promise<string> =>
  `${origin}/assets/create-token-fields.${await contentHash(new TextEncoder().encode(body))}.json`

beforeEach(() => void vi.stubGlobal('location', new URL(`${ORIGIN}/docs`)))

describe('readVerified', () => {
  it('accepts parts whose bytes match the hash in the URL', async () => {
    const parts = await read(await assetUrl(PARTS), PARTS)
    expect(parts.map((html) => trustedHtml(html, parts))).toEqual(['<b>one</b>', '<b>two</b>'])
  })

  it('rejects other bytes', async () => {
    await expect(read(await assetUrl(PARTS), '["<b>three</b>"]')).rejects.toThrow(TypeError)
  })

  it('rejects another origin, whatever its URL', async () => {
    await expect(read(await assetUrl(PARTS, 'https://evil.example'), PARTS)).rejects.toThrow(TypeError)
    await expect(read('https://evil.example/_sidebar/api', PARTS)).rejects.toThrow(TypeError)
  })

  it.each(['/docs', '/_sidebarapi', '/assets/parts.json', '/_page/'])(
    'refuses %s, which names no bytes',
    async (path) => {
      await expect(read(ORIGIN + path, PARTS)).rejects.toThrow(TypeError)
    },
  )

  it('accepts sidebars from its own origin', async () => {
    const parts = await read(`${ORIGIN}/_sidebar/api`, PARTS)
    expect(trustedHtml(parts[0]!, parts)).toBe('<b>one</b>')
  })
})

describe('trustedHtml', () => {
  it.each([
    '<script type="application/ld+json">{"name":"Docs"}</script><img src=x onerror=alert(1)>',
    '<script type="application/ld+json">{"name":"</script><b>"}</script>',
    '<script>alert(1)</script>',
    '',
  ])('refuses %j', (html) => {
    expect(() => trustedHtml(html)).toThrow(TypeError)
  })

  it('accepts structured data', () => {
    const html = '<script type="application/ld+json">{"name":"\\u003cDocs>"}</script>'
    expect(trustedHtml(html)).toBe(html)
  })
})
