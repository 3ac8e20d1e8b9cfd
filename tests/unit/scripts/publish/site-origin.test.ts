import { describe, expect, it } from 'vitest'
import { siteConfig } from '#site/site.config.ts'
import { siteOrigin, smokeOrigin } from '#scripts/publish/site-origin.ts'
import { UsageError } from '#scripts/project/errors.ts'

const OWN = new URL(siteConfig.origin).origin
const CANONICAL = { CANONICAL_ORIGIN: 'https://docs.acme.example/' }

describe('the origin of the site', () => {
  it('is the configuration’s, or that of this deployment', () => {
    expect(siteOrigin({})).toBe(OWN)
    expect(siteOrigin(CANONICAL)).toBe('https://docs.acme.example')
    expect(siteOrigin({ CANONICAL_ORIGIN: '' })).toBe(OWN)
  })

  it('does not depend on where the smoke check reads the site', () => {
    expect(siteOrigin({ SMOKE_URL: 'http://localhost:1' })).toBe(OWN)
  })
})

describe('the smoke check', () => {
  it('reads the site at the option, else at SMOKE_URL, else at its origin', () => {
    const environment = { ...CANONICAL, SMOKE_URL: 'http://localhost:1/x' }
    expect(smokeOrigin('https://a.example/y', environment)).toBe('https://a.example')
    expect(smokeOrigin(undefined, environment)).toBe('http://localhost:1')
    expect(smokeOrigin(undefined, CANONICAL)).toBe('https://docs.acme.example')
    expect(smokeOrigin(undefined, { SMOKE_URL: '' })).toBe(OWN)
  })

  it.each(['a.example', 'ftp://a.example', ''])('refuses the option %j as wrong usage', (option) => {
    expect(() => smokeOrigin(option, {})).toThrow(UsageError)
  })

  it('refuses a variable that is no URL', () => {
    expect(() => smokeOrigin(undefined, { SMOKE_URL: 'a.example' })).toThrow('"a.example" is not a URL')
  })
})
