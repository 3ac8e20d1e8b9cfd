// The effect of third-party services on the content security policy, and that nothing else changes it.

import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { ThirdPartyConfig } from '#site/model/third-party.ts'
import { securityHeaders } from '#worker/middleware/security-headers.ts'
import { STYLES_HEADER } from '#worker/render/document-styles.ts'

const inline = {
  beforePaint: 'sha256-inline',
  styles: 'sha256-styles',
}

async function policy(thirdParty?: ThirdPartyConfig): Promise<string> {
  const app = new Hono().use(securityHeaders(inline, { thirdParty })).get('/', (c) => c.text(''))
  const response = await app.request('/', {}, { LOOPBACK: 'true' })
  return response.headers.get('content-security-policy') ?? ''
}

const container = {
  script: 'https://tags.example/container.js',
  hosts: { frame: ['https://frames.example'] },
}

it('allows no host and no frame if no service is configured', async () => {
  const text = await policy()
  expect(text).not.toContain('https:')
  expect(text).not.toContain('frame-src')
  expect(text).toContain("script-src 'self' 'sha256-inline';")
  expect(text).toContain("style-src 'self' 'sha256-styles';")
  expect(text).toContain("require-trusted-types-for 'script'")
})

it('adds a service’s hosts and stays as strict otherwise', async () => {
  const text = await policy({ question: 'May we?', analytics: container })
  expect(text).toContain("script-src 'self' 'sha256-inline' https://tags.example;")
  expect(text).toContain('frame-src https://frames.example')
  expect(text).toContain("require-trusted-types-for 'script'")
  expect(text).not.toContain('unsafe')
})

it('omits Trusted Types only if configured', async () => {
  const text = await policy({ question: 'May we?', analytics: container, trustedTypes: 'off' })
  expect(text).not.toContain('trusted-types')
})

it('allows the styles that a response names, and removes the internal header', async () => {
  const app = new Hono()
    .use(securityHeaders(inline))
    .get('/', (c) => c.text('', 200, { [STYLES_HEADER]: 'sha256-own' }))
  const { headers } = await app.request('/', {}, { LOOPBACK: 'true' })
  expect(headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-own';")
  expect(headers.has(STYLES_HEADER)).toBe(false)
})
