import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bundle, type Bundle } from '#scripts/compiler/bundles/bundle.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-bundle-'))
  writeFileSync(join(root, 'entry.ts'), "import { word } from './word.ts'\nconsole.log(word)\n")
  writeFileSync(join(root, 'word.ts'), "export const word: string = 'first'\n")
})
afterEach(() => rmSync(root, { recursive: true }))

function bundleEntry(cacheFolder?: string): Promise<Bundle> {
  return bundle('test', { entryPoints: [join(root, 'entry.ts')], format: 'esm' }, cacheFolder)
}

describe('bundle', () => {
  it('gives the same text from the cache, and new text when any source has changed', async () => {
    const cache = join(root, 'cache')
    const first = await bundleEntry(cache)
    expect(first.files[0]!.text).toContain('first')
    expect((await bundleEntry(cache)).files).toEqual(first.files)
    writeFileSync(join(root, 'word.ts'), "export const word = 'second'\n")
    expect((await bundleEntry(cache)).files[0]!.text).toContain('second')
  })

  it('bundles anew when what it kept is damaged', async () => {
    const cache = join(root, 'cache')
    const first = await bundleEntry(cache)
    writeFileSync(
      join(cache, 'bundle-test.json'),
      readFileSync(join(cache, 'bundle-test.json'), 'utf8').slice(0, 200),
    )
    expect((await bundleEntry(cache)).files).toEqual(first.files)
  })

  it('names the packages whose code is in the result', async () => {
    writeFileSync(
      join(root, 'entry.ts'),
      `import * as React from '${PROJECT_ROOT}/node_modules/react'\nconsole.log(React)\n`,
    )
    const { files } = await bundleEntry()
    expect(files[0]!.packages).toEqual(['node_modules/react'])
    expect(files[0]!.text).not.toContain('development')
  })

  it('refuses a development build of a package', async () => {
    const development = `${PROJECT_ROOT}/node_modules/react/cjs/react.development.js`
    writeFileSync(join(root, 'entry.ts'), `import * as React from '${development}'\nconsole.log(React)\n`)
    // React's development build is empty in production mode unless its own check is answered otherwise.
    const options = {
      entryPoints: [join(root, 'entry.ts')],
      define: { 'process.env.NODE_ENV': '"development"' },
    }
    await expect(bundle('test', options)).rejects.toThrow('The test bundle holds a development build')
  })
})
