import { describe, expect, it } from 'vitest'
import { compileText } from '../../compile-text.ts'

const compiled = async (text: string) =>
  (await compileText(`---\ntitle: Names\ndescription: All.\n---\n\n${text}\n`)).html

describe('rehypeLongCode', () => {
  it('marks code in text that does not fit one line, wherever it is', async () => {
    const html = await compiled(
      'Send `TSR-IDEMPOTENCY-KEY` to `/reactors/{id}/results/{request_id}`.\n\n- `https://echo.acme.example/anything`\n',
    )
    expect(html).toContain('<code>TSR-IDEMPOTENCY-KEY</code>')
    expect(html).toContain('<code data-long="">/reactors/{id}/results/{request_id}</code>')
    expect(html).toContain('<code data-long="">https://echo.acme.example/anything</code>')
  })

  it('marks what is longer than 24 characters, and nothing shorter', async () => {
    const [fits, long] = ['x'.repeat(24), 'x'.repeat(25)]
    const html = await compiled(`Send \`${fits}\` or \`${long}\`.`)
    expect(html).toContain(`<code>${fits}</code>`)
    expect(html).toContain(`<code data-long="">${long}</code>`)
  })

  it('leaves blocks of code alone', async () => {
    const html = await compiled('```sh\nnpm install --save @acme/a-package-with-a-long-name\n```\n')
    expect(html).not.toContain('data-long')
  })
})
