import { describe, expect, it } from 'vitest'
import { BlobSet, hashOf, integrityOf } from '#scripts/project/blob-set.ts'
import { publishBundle } from '#scripts/compiler/bundles/publish-bundle.ts'

const entry = {
  name: 'entry.js',
  entryPoint: 'site/client/entry.ts',
  text: 'import"./chunk-AAAAAAAA.js";import("./hydrate-BBBBBBBB.js")',
  refersTo: ['chunk-AAAAAAAA.js', 'hydrate-BBBBBBBB.js'],
  packages: [],
}
const hydrate = {
  name: 'hydrate-BBBBBBBB.js',
  text: 'import"./chunk-AAAAAAAA.js"',
  refersTo: ['chunk-AAAAAAAA.js'],
  packages: [],
}
const chunk = { name: 'chunk-AAAAAAAA.js', text: 'export{}', refersTo: [], packages: [] }

describe('publishBundle', () => {
  it('names every file by the hash of what is published, references included', () => {
    const blobs = new BlobSet()
    const [first, second, third] = publishBundle([entry, hydrate, chunk], blobs)
    const chunkName = `chunk.${hashOf('export{}')}.js`
    const hydrateText = `import"./${chunkName}"`
    const hydrateName = `hydrate.${hashOf(hydrateText)}.js`
    const entryText = `import"./${chunkName}";import("./${hydrateName}")`
    expect(third!.url).toBe(`/assets/${chunkName}`)
    expect(second!.url).toBe(`/assets/${hydrateName}`)
    expect(first).toEqual({
      name: 'entry.js',
      entryPoint: 'site/client/entry.ts',
      url: `/assets/entry.${hashOf(entryText)}.js`,
      integrity: integrityOf(entryText),
    })
    expect(Buffer.from(blobs.sorted().get(hashOf(entryText))!).toString()).toBe(entryText)
  })

  it('gives the entry another name when only a chunk has changed', () => {
    const [before] = publishBundle([entry, hydrate, chunk], new BlobSet())
    const [after] = publishBundle([entry, hydrate, { ...chunk, text: 'export{a}' }], new BlobSet())
    expect(after!.url).not.toBe(before!.url)
  })

  it('refuses files that refer to each other in a circle', () => {
    const circle = { ...chunk, refersTo: ['hydrate-BBBBBBBB.js'] }
    expect(() => publishBundle([hydrate, circle], new BlobSet())).toThrow('in a circle')
  })
})
