import { describe, expect, it } from 'vitest'
import { createWorld } from '#scripts/graph/world.ts'
import { billOfMaterials } from '#scripts/compiler/outputs/bill-of-materials.ts'
import { siteConfig } from '../../../../fixtures/site-config.ts'

describe('billOfMaterials', () => {
  it('names each package once with version, licence and package URL, and is the same bytes each time', () => {
    const packages = ['node_modules/react', 'node_modules/@cloudflare/kv-asset-handler', 'node_modules/react']
    const text = billOfMaterials(createWorld(), packages, siteConfig)
    expect(billOfMaterials(createWorld(), packages.reverse(), siteConfig)).toBe(text)
    const { bomFormat, specVersion, components } = JSON.parse(text)
    expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.6'])
    expect(components.map(({ purl }: { purl: string }) => purl.replace(/@[\d.]+$/, ''))).toEqual([
      'pkg:npm/%40cloudflare/kv-asset-handler',
      'pkg:npm/react',
    ])
    expect(components[1].licenses).toEqual([{ expression: 'MIT' }])
    expect(text).not.toMatch(/serialNumber|timestamp/)
  })
})
