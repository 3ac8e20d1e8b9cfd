import { describe, expect, it } from 'vitest'
import type { Manifest } from '#site/model/release.ts'
import { changesDocuments } from '#scripts/develop/compare-releases.ts'
import { releaseOf } from '../../../publish/release-fixture.ts'

const before: Manifest = releaseOf({ '/': 'home', '/docs': 'docs' }).manifest
const open = ['/docs']

describe('changesDocuments', () => {
  it('is false when a page changed that nobody has open', () => {
    expect(changesDocuments(before, releaseOf({ '/': 'new home', '/docs': 'docs' }).manifest, open)).toBe(
      false,
    )
  })

  it('is true when an open page changed or is gone', () => {
    expect(changesDocuments(before, releaseOf({ '/': 'home', '/docs': 'new docs' }).manifest, open)).toBe(
      true,
    )
    expect(changesDocuments(before, releaseOf({ '/': 'home' }).manifest, open)).toBe(true)
  })

  it('is true when what surrounds every page changed, or a redirect', () => {
    expect(changesDocuments(before, { ...before, shell: '1'.repeat(32) }, open)).toBe(true)
    expect(changesDocuments(before, { ...before, redirects: { '/old': '/docs' } }, open)).toBe(true)
  })
})
