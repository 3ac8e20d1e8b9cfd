import { describe, expect, it } from 'vitest'
import { compileBody } from '../../compile-text.ts'

describe('rehypeRawHtml', () => {
  it('keeps HTML of plain Markdown and drops what runs, frames or styles', async () => {
    const { body } = await compileBody(
      'Press <kbd onclick="x()" style="color:red">Esc</kbd>.\n\n<script>x()</script>\n\n<details><summary>More</summary>\n\n**Text**\n\n</details>\n\n<iframe src="https://other.example"></iframe>',
      { file: 'page.md' },
    )
    expect(body.replaceAll(/\n+/g, '\n')).toBe(
      '<p>Press <kbd>Esc</kbd>.</p>\n<details><summary>More</summary>\n<p><strong>Text</strong></p>\n</details>',
    )
  })

  it('allows admonitions beside HTML', async () => {
    const { body } = await compileBody('<b>a</b>\n\n:::note\n\nText <i>x</i>.\n\n:::', { file: 'page.md' })
    expect(body).toBe(
      '<p><b>a</b></p>\n<div class="admonition" data-kind="note" role="note"><p class="admonition__title">Note</p><p>Text <i>x</i>.</p></div>',
    )
  })
})
