import { describe, expect, it } from 'vitest'
import { compileBody, problems } from '../../compile-text.ts'

describe('remarkInclude', () => {
  it('puts a partial in the place of its include, with parameters that may hold Markdown', async () => {
    const { body, partials, dependencies } = await compileBody(
      '<Include partial="limit" plan="**Enterprise**" />',
      {
        files: { 'partials/limit.mdx': '%plan% of %brand% has no limit.\n' },
      },
    )
    expect(body).toBe('<p><strong>Enterprise</strong> of Acme has no limit.</p>')
    expect(partials).toEqual(['limit'])
    expect(dependencies).toEqual(['partials/limit.mdx'])
  })

  it('leaves what a backslash makes text in a partial as it is', async () => {
    const page = await compileBody('<Include partial="form" plan="Team" />', {
      files: { 'partials/form.mdx': 'Write \\%plan% or \\%name% for %plan%.\n' },
    })
    expect(problems(page)).toEqual([])
    expect(page.body).toBe('<p>Write %plan% or %name% for Team.</p>')
  })

  it('reads a partial whose lines end as on Windows', async () => {
    const files = (end: string) => ({
      'partials/tip.mdx': [':::tip Use **one** id', 'Text.', ':::', ''].join(end),
    })
    const include = '<Include partial="tip" />'
    const { body } = await compileBody(include, { files: files('\r\n') })
    expect(body).toBe((await compileBody(include, { files: files('\n') })).body)
  })

  it('includes partials in partials', async () => {
    const { body, partials } = await compileBody('<Include partial="outer" />', {
      files: {
        'partials/outer.mdx': 'Outer.\n\n<Include partial="inner" word="deep" />\n',
        'partials/inner.mdx': 'Inner, %word%.\n',
      },
    })
    expect(body).toBe('<p>Outer.</p>\n<p>Inner, deep.</p>')
    expect(partials).toEqual(['inner', 'outer'])
  })

  it('includes a partial of one paragraph inside a sentence', async () => {
    const { body } = await compileBody('Wait <Include partial="time" /> and repeat.', {
      files: { 'partials/time.mdx': '**10 s**\n' },
    })
    expect(body).toBe('<p>Wait <strong>10 s</strong> and repeat.</p>')
  })

  it('takes components that are alone on a line of a partial out of their paragraph', async () => {
    const { body } = await compileBody('<Include partial="more" />', {
      files: { 'partials/more.mdx': '<Details summary="More">Text.</Details>\n' },
    })
    expect(body).toBe(
      '<details class="details"><summary class="details__summary">More</summary><div class="details__body">Text.</div></details>',
    )
  })

  it('places a problem of a partial in the partial', async () => {
    const page = await compileBody('Text.\n\n<Include partial="broken" />', {
      files: { 'partials/broken.mdx': 'Text.\n\n<Steps>\n' },
    })
    expect(problems(page)).toEqual([
      'content/partials/broken.mdx:3:1 mdx-syntax: expected a closing tag for `<Steps>`, opened on line 3',
    ])
  })

  it('places a link of a partial in the partial', async () => {
    const { links } = await compileBody('<Include partial="link" />', {
      files: { 'partials/link.mdx': 'Text, [errors](/errors).\n' },
    })
    expect(links).toEqual([
      {
        href: '/errors',
        path: '/errors',
        place: { file: 'content/partials/link.mdx', line: 1, column: 7, endLine: 1, endColumn: 24 },
      },
    ])
  })
})
