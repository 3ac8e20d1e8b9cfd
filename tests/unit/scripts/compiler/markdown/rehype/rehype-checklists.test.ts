import { describe, expect, it } from 'vitest'
import { compileBody } from '../../compile-text.ts'

describe('rehypeChecklists', () => {
  it('gives every item a box with a key of its own', async () => {
    const { body, markdown } = await compileBody(
      '<Checklist id="live">\n\n- **Rotate keys.** Every year.\n- Read the [errors](/errors)\n  - all of them\n\n</Checklist>',
    )
    expect(body).toBe(
      '<div class="checklist" data-behaviour="checklist" data-checklist="live"><ul>\n' +
        '<li class="checklist__item"><label><input type="checkbox" data-item="rotate-keys"><span><strong>Rotate keys.</strong> Every year.</span></label></li>\n' +
        '<li class="checklist__item"><label><input type="checkbox" data-item="read-the-errors"><span>Read the <a href="/errors">errors</a>\n</span></label><ul>\n<li>all of them</li>\n</ul>\n</li>\n</ul></div>',
    )
    expect(markdown).toBe(
      '# Page\n\n- [ ] **Rotate keys.** Every year.\n- [ ] Read the [errors](https://docs.acme.example/errors)\n  - all of them\n',
    )
  })

  it('names the boxes of a task list', async () => {
    const { body } = await compileBody('- [x] Built\n- [ ] Tested')
    expect(body).toContain('<input type="checkbox" disabled checked aria-label="Done"> Built')
    expect(body).toContain('<input type="checkbox" disabled aria-label="To do"> Tested')
  })
})
