import { expect, it } from 'vitest'
import { compressible } from '#scripts/compiler/bundles/compressible.ts'

const asset = (name: string, digit: string) => ({
  url: `/assets/${name}.${digit.repeat(32)}.js`,
  integrity: '',
})

it('names each script, with what workers load, the styles and the two texts that the search in the browser begins with', () => {
  const assets = {
    entry: asset('entry', 'a'),
    chunks: [asset('chunk', 'b')],
    styles: { base: '', parts: [], all: `/assets/parts.${'c'.repeat(32)}.css` },
    beforePaint: { code: '', source: '' },
  }
  const client = { assets, workerModules: [asset('words', 'd').url] }
  const search = { titles: '3', head: '4', directory: '5' }
  expect(compressible({ client, search })).toEqual(
    ['a', 'b', 'd', 'c'].map((digit) => digit.repeat(32)).concat('3', '4'),
  )
  expect(compressible({ client, search: undefined })).toHaveLength(4)
})
