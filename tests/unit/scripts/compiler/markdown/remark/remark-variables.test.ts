import { describe, expect, it } from 'vitest'
import { compileBody, compileText, problems } from '../../compile-text.ts'

describe('remarkVariables', () => {
  it('replaces variables in prose, code, links and props', async () => {
    const { body, variables } = await compileBody(
      'Send `%PREFIX%-API-KEY` to [%brand%](%api-host%/tokens).\n\n<Endpoint method="GET" path="/%prefix%" />',
    )
    expect(body).toBe(
      '<p>Send <code>ACM-API-KEY</code> to <a href="https://api.acme.example/tokens">Acme</a>.</p>\n' +
        '<p class="endpoint"><span class="endpoint__method" data-method="GET">GET</span> <code class="endpoint__path">/acm</code></p>',
    )
    expect(variables).toEqual(['PREFIX', 'api-host', 'brand', 'prefix'])
  })

  it('replaces variables in code blocks and their titles', async () => {
    const { samples } = await compileBody('```bash title="Call %brand%"\ncurl %api-host%\n```')
    expect(samples).toMatchObject([{ code: 'curl https://api.acme.example', meta: 'title="Call Acme"' }])
  })

  it('replaces variables in front matter', async () => {
    const page = await compileText(
      '---\ntitle: %brand% errors\ndescription: What %brand% answers.\n---\n\nText.\n',
    )
    expect([page.title, page.description]).toEqual(['Acme errors', 'What Acme answers.'])
  })

  it('leaves escaped variables, formats and Windows variables as they are', async () => {
    const { body, diagnostics } = await compileBody(
      '\\%brand% is `\\%brand%`, `%Y-%m-%d`, `%d%%`, `%APPDATA%`, 100% of 50%.',
    )
    expect(body).toBe(
      '<p>%brand% is <code>%brand%</code>, <code>%Y-%m-%d</code>, <code>%d%%</code>, <code>%APPDATA%</code>, 100% of 50%.</p>',
    )
    expect(diagnostics).toEqual([])
  })

  it('leaves percent signs of addresses as they are', async () => {
    const { links, diagnostics } = await compileBody('[a](/caf%C3%A9)')
    expect(links.map(({ path }) => path)).toEqual(['/café'])
    expect(diagnostics).toEqual([])
  })

  it('leaves words between percent signs alone in content that is not ours', async () => {
    const page = await compileBody('Match `LIKE %needle%`.', { foreign: true, file: 'page.md' })
    expect(page.body).toBe('<p>Match <code>LIKE %needle%</code>.</p>')
    expect(problems(page)).toEqual([])
  })
})
