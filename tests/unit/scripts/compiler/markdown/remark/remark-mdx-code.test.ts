import { describe, expect, it } from 'vitest'
import { compileBody } from '../../compile-text.ts'

describe('remarkMdxCode', () => {
  it('leaves comments out of the page', async () => {
    const { body, diagnostics } = await compileBody('One {/* not shown */} two.\n\n{/* not shown either */}')
    expect(body).toBe('<p>One  two.</p>')
    expect(diagnostics).toEqual([])
  })

  it('reports every piece of code in a page at once', async () => {
    const { diagnostics } = await compileBody("export const a = 1\n\nThe sum is {1 + 1}.\n\n{'text'}")
    expect(diagnostics.map(({ code, place }) => `${place.line} ${code}`)).toEqual([
      '6 mdx-import',
      '8 mdx-expression',
      '10 mdx-expression',
    ])
  })

  it('takes braces in plain Markdown as text', async () => {
    const { body } = await compileBody('Write {{ data.number }} or {x}.', { file: 'page.md' })
    expect(body).toBe('<p>Write {{ data.number }} or {x}.</p>')
  })
})
