import { expect, it } from 'vitest'
import { minifyScripts } from '#scripts/compiler/bundles/minify-scripts.ts'

const minified = async (text: string): Promise<string> => {
  const { files } = await minifyScripts({ files: [{ name: 'a.js', text, refersTo: [], packages: [] }] })
  return files[0]!.text
}

it('a script that readers load keeps its name for other files, and no comment', async () => {
  expect(await minified('import "./react-AAAAAAAA.js" // shared')).toContain('./react-AAAAAAAA.js')
  expect(await minified('import "./react-AAAAAAAA.js" // shared')).not.toContain('shared')
})

it('a script keeps the first line that tells the browser to compile all of it at once', async () => {
  const hint = '//# allFunctionsCalledOnLoad\n'
  expect(await minified(`${hint}start( )`)).toBe(`${hint}start();`)
})
