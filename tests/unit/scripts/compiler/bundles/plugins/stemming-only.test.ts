// Proves that the part of lunr that browsers get stems as the whole package does.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import lunr from 'lunr'
import { expect, it } from 'vitest'
import { partsForStems } from '#scripts/compiler/bundles/plugins/stemming-only.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

const source = readFileSync(join(PROJECT_ROOT, 'node_modules/lunr/lunr.js'), 'utf8')

it('stems every word as lunr does, in a third of its size', async () => {
  const parts = partsForStems(source)
  expect(parts.length).toBeLessThan(source.length * 0.4)
  const url = `data:text/javascript,${encodeURIComponent(parts)}`
  const { default: kept } = (await import(/* @vite-ignore */ url)) as { default: typeof lunr }
  const pipeline = new kept.Pipeline()
  pipeline.add(kept.stemmer)
  const words = [...new Set(source.toLowerCase().match(/[a-z]{3,}/g))]
  expect(words.length).toBeGreaterThan(500)
  const stemOf = (word: string): string | undefined => lunr.stemmer(new lunr.Token(word, {})).toString()
  expect(words.map((word) => pipeline.runString(word)[0])).toEqual(words.map(stemOf))
})

it('refuses a file that is divided in another way', () => {
  expect(() => partsForStems('export const lunr = {}')).toThrow('lunr.js has no parts')
})
