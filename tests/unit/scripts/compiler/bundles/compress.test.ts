// What the compressed assets contain.

import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compress } from '#scripts/compiler/bundles/compress.ts'

it.each([
  ['a script', 'console.log("entry")\n'.repeat(50)],
  ['the text of the search', '["a title", "a text"]'.repeat(20_000)],
])('makes %s smaller and loses nothing of it', async (_name, text) => {
  const bytes = await compress(Buffer.from(text))
  expect(bytes.byteLength).toBeLessThan(text.length / 2)
  expect(brotliDecompressSync(bytes).toString()).toBe(text)
})
