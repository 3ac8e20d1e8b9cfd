import { describe, expect, it } from 'vitest'
import { hashOf, integrityOf } from '#scripts/project/hash-of.ts'
import { publishBundle } from '#scripts/compiler/bundles/publish-bundle.ts'

/** Keeps what is published. */
function publisher() {
  const texts = new Map<string, string>()
  return {
    texts,
    publish(value: string | Uint8Array): string {
      texts.set(hashOf(value), value.toString())
      return hashOf(value)
    },
  }
}

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
    const published = publisher()
    const [first, second, third] = publishBundle([entry, hydrate, chunk], published)
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
      refersTo: ['chunk-AAAAAAAA.js', 'hydrate-BBBBBBBB.js'],
    })
    expect(published.texts.get(hashOf(entryText))).toBe(entryText)
  })

  it('gives the entry another name when only a chunk has changed', () => {
    const [before] = publishBundle([entry, hydrate, chunk], publisher())
    const [after] = publishBundle([entry, hydrate, { ...chunk, text: 'export{a}' }], publisher())
    expect(after!.url).not.toBe(before!.url)
  })

  it('refuses files that refer to each other in a circle', () => {
    const circle = { ...chunk, refersTo: ['hydrate-BBBBBBBB.js'] }
    expect(() => publishBundle([hydrate, circle], publisher())).toThrow('in a circle')
  })
})
