import { expect, it } from 'vitest'
import { placeInConfig } from '#scripts/compiler/checks/view/place-in-config.ts'
import type { FileReads } from '#scripts/graph/world.ts'

const CONFIG = `export const siteConfig = {
  // announcement: { text: 'New', href: '/docs' },
  navbar: [{ path: '/docs' }],
  footer: 'https://a.example/', // not a comment
}
`
const reads = { text: () => CONFIG } as Partial<FileReads> as FileReads

it('finds a value in code, not where a line is commented out', () => {
  expect(placeInConfig(reads, "'/docs'", '/docs')).toMatchObject({ line: 3, column: 21, endColumn: 26 })
  expect(placeInConfig(reads, "'https://a.example/'", 'https://a.example/')).toMatchObject({ line: 4 })
})

it('names the whole file for a value that is written in another way', () => {
  expect(placeInConfig(reads, "'/guides'", '/guides')).toEqual({ file: 'site/site.config.ts' })
})
