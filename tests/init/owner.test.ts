// What an owner may write for domain, address and repository, and what follows from the name.

import { describe, expect, it } from 'vitest'
import { domainOf, ownerNames, readDomain, readOrigin, readRepository } from '#scripts/init/owner.ts'

describe('a domain', () => {
  it.each([
    ['acme.example', 'acme.example'],
    ['https://ACME.example/', 'acme.example'],
    ['docs.acme.example', 'docs.acme.example'],
    ['blåbær.example', 'xn--blbr-roah.example'],
  ])('is read from %s', (text, domain) => expect(readDomain(text)).toBe(domain))

  it.each(['acme', '-acme.example', 'acme-.example', 'acme.example/docs', '127.0.0.1', 'a b.example', ''])(
    'is refused: %j',
    (text) => expect(() => readDomain(text)).toThrow('is not a domain: write it like example.com'),
  )
})

describe('the address of a site', () => {
  it.each(['docs.acme.example', 'https://docs.acme.example/', 'http://docs.acme.example'])(
    'is read from %s',
    (text) => expect(readOrigin(text)).toBe('https://docs.acme.example'),
  )

  it.each(['docs', 'https://docs.acme.example/en', 'https://-docs.acme.example'])('is refused: %j', (text) =>
    expect(() => readOrigin(text)).toThrow('is not the address of a site'),
  )

  it('lies below the domain of the product, or is that domain', () => {
    expect(domainOf('https://docs.acme.example')).toBe('acme.example')
    expect(domainOf('https://acme.example')).toBe('acme.example')
  })
})

describe('a repository', () => {
  it.each([
    'https://github.com/acme/docs',
    'github.com/acme/docs/',
    'https://github.com/acme/docs.git/',
    'git@github.com:acme/docs.git',
    'ssh://git@github.com/acme/docs.git',
  ])('is read from %s', (text) => expect(readRepository(text)).toBe('https://github.com/acme/docs'))

  it('may be absent', () => expect(readRepository('')).toBeUndefined())

  it.each(['acme/docs', 'docs', 'https://github.com', '../docs'])('is refused: %j', (text) =>
    expect(() => readRepository(text)).toThrow('write it like https://github.com/acme/docs'),
  )
})

describe('the names of packages, headers and the Worker', () => {
  it.each([
    ['Ørsted Søk', 'orstedsok', 'OrstedSok', 'ORSTED', 'orsted-sok-docs'],
    ['Łódź Straße', 'lodzstrasse', 'LodzStrasse', 'LODZ', 'lodz-strasse-docs'],
    ['Crème brûlée', 'cremebrulee', 'CremeBrulee', 'CREME', 'creme-brulee-docs'],
    ['Æsir & Þór', 'aesirthor', 'AesirThor', 'AESIR', 'aesir-thor-docs'],
    ['港', 'acme', 'Acme', 'ACME', 'acme-docs'],
  ])('keep every letter of %s', (name, scope, scopePascal, headerPrefix, worker) => {
    const owner = { name, origin: 'https://docs.acme.example', domain: 'acme.example', hasContract: true }
    expect(ownerNames(owner)).toEqual({ scope, scopePascal, headerPrefix, worker })
  })
})
