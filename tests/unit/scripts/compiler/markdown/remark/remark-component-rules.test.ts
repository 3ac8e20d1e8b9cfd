import { describe, expect, it } from 'vitest'
import { compileBody, problems } from '../../compile-text.ts'

describe('remarkComponentRules', () => {
  it('lets the right components through as their markup', async () => {
    const { body, diagnostics } = await compileBody(
      '<Cards columns={2}>\n<Card title="Start" href="/start">\n\nBegin.\n\n</Card>\n</Cards>',
    )
    expect(body).toBe(
      '<ul class="cards" data-columns="2"><li class="card"><p class="card__title"><a href="/start">Start</a></p><div class="card__body"><p>Begin.</p></div></li></ul>',
    )
    expect(diagnostics).toEqual([])
  })

  it('shows what an unknown component holds, so that the rest of the page is checked too', async () => {
    const page = await compileBody('<Crads>\n\n[errors](/errors)\n\n</Crads>\n\n<Badge kind="new" />')
    expect(problems(page)).toEqual([
      'content/page.mdx:6:1 component-unknown: there is no component `<Crads>`',
      'content/page.mdx:12:8 component-prop-invalid: `kind` of `<Badge>` cannot be `new`',
    ])
    expect(page.links).toMatchObject([{ href: '/errors' }])
  })

  it('lets inline HTML through that Markdown has no form for', async () => {
    const { body, diagnostics } = await compileBody('Press <kbd>Esc</kbd>, H<sub>2</sub>O')
    expect(body).toBe('<p>Press <kbd>Esc</kbd>, H<sub>2</sub>O</p>')
    expect(diagnostics).toEqual([])
  })

  it('keeps code out of the HTML of other people, and shows the rest', async () => {
    const { body } = await compileBody('<div className="x" onClick={go} style={{ top: 0 }}>Text</div>', {
      foreign: true,
    })
    expect(body).toBe('<div class="x">Text</div>')
  })
})
