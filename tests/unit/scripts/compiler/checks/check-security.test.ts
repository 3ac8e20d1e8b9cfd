import { describe, expect, it } from 'vitest'
import { checkSecurity } from '#scripts/compiler/checks/check-security.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { createWorld } from '#scripts/graph/world.ts'
import { siteConfig } from '../../../../fixtures/site-config.ts'

const today = new Date('2026-11-22')
const contacts = ['mailto:security@acme.example']
const check = (change: Partial<SiteConfig>) =>
  checkSecurity(createWorld(), { ...siteConfig, security: undefined, ...change }, today).map(
    ({ code, severity, what }) => `${severity} ${code} ${what}`,
  )

describe('checkSecurity', () => {
  it('has nothing to say of a site that tells nothing', () => {
    expect(check({})).toEqual([])
  })

  it('warns 60 days before security.txt expires, and once it has', () => {
    expect(check({ security: { contacts, expires: '2027-01-22' } })).toEqual([])
    expect(check({ security: { contacts, expires: '2027-01-20' } })).toEqual([
      'warning config-security-expires security.txt expires in 59 days',
    ])
    expect(check({ security: { contacts, expires: '2026-11-01' } })).toEqual([
      'warning config-security-expires security.txt expired on 2026-11-01',
    ])
  })

  it('refuses a contact that is no URL, and a day that is none', () => {
    expect(check({ security: { contacts: ['security@acme.example'], expires: 'soon' } })).toEqual([
      'error config-security-invalid `security.contacts` contains `security@acme.example`',
      'error config-security-invalid `security.expires` is `soon`',
    ])
  })

  it('warns of a rule that browsers would ship, and refuses half of it', () => {
    expect(check({ strictTransport: { includeSubDomains: true } })).toEqual([])
    expect(check({ strictTransport: { includeSubDomains: true, preload: true } })).toEqual([
      expect.stringContaining('warning config-transport-preload'),
    ])
    expect(check({ strictTransport: { preload: true } })).toEqual([
      expect.stringContaining('error config-security-invalid'),
    ])
  })
})
