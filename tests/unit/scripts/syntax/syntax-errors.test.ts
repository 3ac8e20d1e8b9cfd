import { describe, expect, it } from 'vitest'
import { checkSyntax } from '#scripts/syntax/syntax-errors.ts'

describe('checkSyntax', () => {
  it.each([
    ['ts', 'const token = await client.tokens.get(\n,\n)', 1],
    ['js', 'const a = 1\nconst a = 2', 1],
    ['tsx', 'export const Pay = () => (\n  <button disabled=>Pay</button>\n)', 1],
  ])('finds what only a compiler refuses in %s', async (language, code, row) => {
    expect(await checkSyntax(language, code)).toMatchObject([{ row }])
  })

  it.each([
    ['ts', "const { id } = await client.tokens.get('1') satisfies Token"],
    ['ts', '@Component({})\nexport class Form {\n  @Input() label!: string\n}'],
    ['js', 'module.exports = async (req) => ({ raw: req.args.id })'],
    ['jsx', 'export const Pay = () => <button>Pay</button>'],
    ['tsx', 'export const Pay = <T,>(props: T) => <Button {...props} />'],
  ])('leaves a good sample in %s alone', async (language, code) => {
    expect(await checkSyntax(language, code)).toEqual([])
  })
})
