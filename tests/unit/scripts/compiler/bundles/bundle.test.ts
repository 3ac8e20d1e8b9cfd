import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bundle, type Bundle } from '#scripts/compiler/bundles/bundle.ts'
import { openGraph } from '#scripts/graph/run/open-graph.ts'
import { step } from '#scripts/graph/step.ts'
import { createWorld } from '#scripts/graph/world.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-bundle-'))
  writeFileSync(join(root, 'entry.ts'), "import { word } from './word.ts'\nconsole.log(word)\n")
  writeFileSync(join(root, 'word.ts'), "export const word: string = 'first'\n")
})
afterEach(() => rmSync(root, { recursive: true }))

function bundleEntry(): Promise<Bundle> {
  return bundle(createWorld(), 'test', { entryPoints: [join(root, 'entry.ts')], format: 'esm' })
}

describe('bundle', () => {
  it('notes every source, and the settings that esbuild looks for', async () => {
    const world = createWorld()
    const noted: string[] = []
    const noting = { ...world, read: (path: string) => (noted.push(path), world.read(path)) }
    noting.text = (path) => noting.read(path)?.toString('utf8')
    await bundle(noting, 'test', { entryPoints: [join(root, 'entry.ts')], format: 'esm' })
    expect(noted).toEqual(
      expect.arrayContaining(['entry.ts', 'word.ts', 'tsconfig.json'].map((name) => join(root, name))),
    )
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
    await expect(bundle(createWorld(), 'test', options)).rejects.toThrow(
      'The test bundle holds a development build',
    )
  })

  describe('with a package', () => {
    const bundled = step<string, string>('test: bundle', import.meta.url, async (reads, folder) => {
      const entryPoints = [join(folder, 'site/entry.ts')]
      return (await bundle(reads, 'test', { entryPoints, format: 'esm' })).files[0]!.text
    })
    /** In a new run over what earlier runs have left. */
    const build = (): Promise<string> => {
      const graph = openGraph({ folder: join(root, 'cache'), content: root, settings: {} })
      return graph.repairing(() => graph.ask(bundled, root))
    }
    const writePackage = (folder: string, word: string): void => {
      mkdirSync(join(root, folder), { recursive: true })
      writeFileSync(join(root, folder, 'package.json'), '{ "name": "word", "version": "1.0.0" }')
      writeFileSync(join(root, folder, 'index.js'), `export const word = '${word}'\n`)
    }
    beforeEach(() => {
      mkdirSync(join(root, 'site'))
      writeFileSync(join(root, 'site/entry.ts'), "import { word } from 'word'\nconsole.log(word)\n")
    })

    it('is made again when the package appears in a folder that comes first', async () => {
      writePackage('node_modules/word', 'far')
      expect(await build()).toContain('far')
      writePackage('site/node_modules/word', 'near')
      expect(await build()).toContain('near')
    })

    it('is made again when the link to the package leads elsewhere', async () => {
      writePackage('first', 'one')
      writePackage('second', 'two')
      const link = join(root, 'node_modules/word')
      mkdirSync(dirname(link))
      symlinkSync(join(root, 'first'), link)
      expect(await build()).toContain('one')
      rmSync(link)
      symlinkSync(join(root, 'second'), link)
      expect(await build()).toContain('two')
    })
  })
})
