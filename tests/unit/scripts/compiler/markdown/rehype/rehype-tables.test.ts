import { describe, expect, it } from 'vitest'
import { compileBody } from '../../compile-text.ts'

describe('rehypeTables', () => {
  it('lets a table scroll sideways, by keyboard too, and aligns without style attributes', async () => {
    const { body, markdown } = await compileBody('## Limits\n\n| | Rate |\n| --- | ---: |\n| Read | 10 |')
    expect(body.slice(body.indexOf('<div'))).toBe(
      '<div class="table-scroll table-scroll--facts" tabindex="0" role="group" aria-label="Table: Limits"><table><thead><tr><td></td><th data-align="right" scope="col">Rate</th></tr></thead>' +
        '<tbody><tr><td>Read</td><td data-align="right">10</td></tr></tbody></table></div>',
    )
    expect(markdown).toContain('| | Rate |\n| - | -: |\n| Read | 10 |')
  })

  it('names the cells of a comparison after their columns, but not the cell that names the row', async () => {
    const { body } = await compileBody('| Plan | Rate | |\n| --- | --- | --- |\n| Free | 10 | yes |')
    expect(body).toContain('<div class="table-scroll" tabindex')
    expect(body).toContain('<td>Free</td><td data-label="Rate">10</td><td>yes</td>')
  })

  it('heads each row of facts by its name where the columns have no headings', async () => {
    const { body, markdown } = await compileBody('| | |\n| --- | --- |\n| Version | 2 |')
    expect(body).toContain('<table><tbody><tr><th scope="row">Version</th><td>2</td></tr></tbody></table>')
    expect(markdown).toContain('| Version | 2 |')
  })
})
