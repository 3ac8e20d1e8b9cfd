import { describe, expect, it } from 'vitest'
import { compileBody } from '../../compile-text.ts'

const PROSE = 'Ten requests for each of your applications in any ten seconds of the day'

describe('rehypeTables', () => {
  it('lets a table scroll sideways, by keyboard too, and aligns without style attributes', async () => {
    const { body, markdown } = await compileBody('## Limits\n\n| | Rate |\n| --- | ---: |\n| Read | 10 |')
    expect(body.slice(body.indexOf('<div'))).toBe(
      '<div class="table-scroll table-scroll--table" tabindex="0" role="group" aria-label="Table: Limits"><table><thead><tr><td></td><th data-align="right" scope="col">Rate</th></tr></thead>' +
        '<tbody><tr><td>Read</td><td data-align="right">10</td></tr></tbody></table></div>',
    )
    expect(markdown).toContain('| | Rate |\n| - | -: |\n| Read | 10 |')
  })

  it('names the cells of a comparison after their columns, but not the cell that names the row', async () => {
    const { body } = await compileBody(
      `| Plan | Rate | |\n| --- | --- | --- |\n| Free | ${PROSE}, ${PROSE}, ${PROSE} | yes |`,
    )
    expect(body).toContain('<div class="table-scroll" tabindex')
    expect(body).toContain(`<td>Free</td><td data-label="Rate">${PROSE}, ${PROSE}, ${PROSE}</td><td>yes</td>`)
  })

  it('keeps the short name of a column in one line', async () => {
    const { body } = await compileBody(
      `| Plan | How to change it | What happens to the rest of it |\n| --- | --- | --- |\n| Free | ${PROSE} | no |`,
    )
    expect(body).toContain('data-label="How\u00a0to\u00a0change\u00a0it"')
    expect(body).toContain('data-label="What happens to the rest of it"')
  })

  it('does not name the cells of a glossary, where a sentence and a link follow each term', async () => {
    const glossary = `| Term | Meaning | Read more |\n| --- | --- | --- |\n| Token | ${PROSE}, ${PROSE}, ${PROSE}. | [Tokens](#a) |`
    expect((await compileBody(glossary)).body).toContain(`${PROSE}.</td><td><a`)
    const { body } = await compileBody(`${glossary}\n| Vault | ${PROSE}, ${PROSE}, ${PROSE} | [Vaults](#b) |`)
    expect(body).toContain('<td data-label="Meaning">')
  })

  it('leaves a table that fits a phone a table there', async () => {
    const { body } = await compileBody(
      '| Brand | Number | Funding |\n| --- | --- | --- |\n| American Express | `378282246310005` | Credit |',
    )
    expect(body).toContain('<div class="table-scroll table-scroll--table" tabindex')
    expect(body).not.toContain('data-label')
  })

  it('leaves it a table where short words fill its cells, and the rows would be longer below each other', async () => {
    const { body } = await compileBody(
      '| Status | Name | Retry |\n| --- | --- | --- |\n| 400 | Bad Request | No |\n| 401 | Unauthorized | No |\n' +
        '| 408 | Request Timeout | Yes, if repeating does no harm at the destination |',
    )
    expect(body).toContain('<div class="table-scroll table-scroll--table" tabindex')
  })

  it('shows no column that is thinner than its words', async () => {
    const { body } = await compileBody(
      `| Cause | Fix | Then |\n| --- | --- | --- |\n| ${PROSE} | ${PROSE} | ${PROSE} |`,
    )
    expect(body).toContain('<div class="table-scroll" tabindex')
  })

  it('lets long names break in a table that would be wider than an article, and in no other', async () => {
    const head = '| Method | Operation | Permission |\n| --- | --- | --- |\n'
    const call = 'threeds.sessions.authenticate(id)'
    const request = 'GET /3ds/sessions/{id}/authenticate'
    const wide = await compileBody(`${head}| \`${call}\` | \`${request}\` | \`3ds:session:authenticate\` |`)
    expect(wide.body).toContain('>threeds.<wbr>sessions.<wbr>authenticate(<wbr>id)</code>')
    expect(wide.body).toContain('>GET /<wbr>3ds/<wbr>sessions/<wbr>{id}/<wbr>authenticate</code>')
    expect(wide.body).toContain('<th data-breaks="" scope="col">Method</th>')
    const narrow = await compileBody(`${head}| \`${call}\` | \`GET /a\` | \`a:read\` |`)
    expect(narrow.body).not.toContain('data-breaks')
  })

  it('takes code for one word that stands beside text, as it stays in one line', async () => {
    const { body } = await compileBody(
      `| Call | Result |\n| --- | --- |\n| \`${'long '.repeat(12)}\` | \`{ "title": "A book", "price": 8.99 }\`, told |`,
    )
    expect(body).toContain('data-breaks')
  })

  it('sets a table smaller whose numbers leave no room even so, and no other', async () => {
    const row = (count: number) => `${'| `4000000000000002`, `4000000000000085` '.repeat(count)}| None |`
    const table = (count: number) =>
      `${'| A '.repeat(count)}| B |\n${'| --- '.repeat(count)}| --- |\n${row(count)}`
    expect((await compileBody(table(4))).body).toContain('table-scroll--dense')
    expect((await compileBody(table(3))).body).not.toContain('table-scroll--dense')
  })

  it('shows tables of the same columns in the same form on all of a page', async () => {
    const head = '| Method | Operation | Permission |\n| --- | --- | --- |\n'
    const { body } = await compileBody(
      `${head}| \`get\` | \`GET /a\` | \`a:read\` |\n\nThen:\n\n` +
        `${head}| \`list\` | \`GET /${'long-'.repeat(9)}path\` | \`a:read\` |`,
    )
    expect(body.match(/<div class="table-scroll[^"]*"/g)).toEqual(Array(2).fill('<div class="table-scroll"'))
  })

  it('counts code in full, as it does not break', async () => {
    const { body } = await compileBody(
      `| Name | Meaning |\n| --- | --- |\n| \`${'long_name_'.repeat(5)}\` | ${'some words '.repeat(3)} |`,
    )
    expect(body).toContain('<div class="table-scroll" tabindex')
  })

  it('lets short values share lines on a phone where there are too many for a table', async () => {
    const { body } = await compileBody(
      '| Result | Number | Brand | New number |\n| --- | --- | --- | --- |\n' +
        '| `UPD_PAN` | `4111111111111111` | Mastercard | `4166676667666746` |',
    )
    expect(body).toContain('<div class="table-scroll table-scroll--lines" tabindex')
    expect(body).toContain('<td data-label="Brand">Mastercard</td>')
  })

  it('keeps a date in one line', async () => {
    const { body } = await compileBody('| Date | Change |\n| --- | --- |\n| 22 November 2026 | In 2026 |')
    expect(body).toContain('<td data-date="">22 November 2026</td><td>In 2026</td>')
  })

  it('heads each row of facts by its name where the columns have no headings', async () => {
    const { body, markdown } = await compileBody('| | |\n| --- | --- |\n| Version | 2 |')
    expect(body).toContain('<table><tbody><tr><th scope="row">Version</th><td>2</td></tr></tbody></table>')
    expect(markdown).toContain('| Version | 2 |')
  })
})
