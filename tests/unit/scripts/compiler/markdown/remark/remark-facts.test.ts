import { describe, expect, it } from 'vitest'
import { compileBody, problems } from '../../compile-text.ts'

const BRANDS = `columns:
  brand: Brand
  number: { label: Number, code: true }
  note: { label: Note, hidden: true }
rows:
  - brand: Visa
    number: ['4242424242424242', '4111111111111111']
    note: '**old**, see [errors](/errors)'
  - brand: American Express
    number: '378282246310005'
  - { brand: '%brand% Card', number: '08', note: a | b }
`
const files = { 'data/brands.yaml': BRANDS }

/** Text of the cells, a list for each row. */
function cells(body: string): string[][] {
  const rows = body.match(/<tr[^>]*>.*?<\/tr>/gs) ?? []
  return rows.map((row) =>
    (row.match(/<t[hd][^>]*>.*?<\/t[hd]>/gs) ?? []).map((cell) => cell.replaceAll(/<[^>]*>/g, '')),
  )
}

describe('<Facts>', () => {
  it('shows the rows of a data file as a table, hidden columns left out', async () => {
    const { body, dependencies } = await compileBody('<Facts name="brands" />', { files })
    expect(cells(body)).toEqual([
      ['Brand', 'Number'],
      ['Visa', '4242424242424242, 4111111111111111'],
      ['American Express', '378282246310005'],
      ['Acme Card', '08'],
    ])
    expect(body).toContain('class="table-scroll ')
    expect(body).toContain('<code>378282246310005</code>')
    expect(dependencies).toEqual(['data/brands.yaml'])
  })

  it('shows the columns that are named, in the order in which they are named', async () => {
    const { body } = await compileBody('<Facts name="brands" columns="note, brand" />', { files })
    expect(cells(body)[0]).toEqual(['Note', 'Brand'])
    expect(cells(body)[1]).toEqual(['old, see errors', 'Visa'])
    expect(cells(body)[3]).toEqual(['a | b', 'Acme Card'])
    expect(body).toContain('<strong>old</strong>')
  })

  it.each([
    ['brand=Visa', ['Visa']],
    ['brand!=Visa', ['American Express', 'Acme Card']],
    ['number=4111111111111111', ['Visa']],
    ['brand=Visa|American Express; number=378282246310005', ['American Express']],
  ])('shows the rows that fit %s', async (where, brands) => {
    const { body } = await compileBody(`<Facts name="brands" where="${where}" />`, { files })
    expect(
      cells(body)
        .slice(1)
        .map(([brand]) => brand),
    ).toEqual(brands)
  })

  it('gives rows anchors where it is asked to', async () => {
    const { anchors } = await compileBody('<Facts name="brands" anchors />', { files })
    expect(anchors).toEqual(['visa', 'american-express', 'acme-card'])
  })

  it('names the code of the first column for search', async () => {
    const { sections } = await compileBody('## Cards\n\n<Facts name="brands" columns="number,brand" />', {
      files,
    })
    expect(sections.at(-1)?.definitions?.map(({ name }) => name)).toContain('378282246310005')
  })

  it('becomes a table in the Markdown', async () => {
    const { markdown } = await compileBody('<Facts name="brands" where="brand=Visa" />', { files })
    expect(markdown).toContain('| Visa | `4242424242424242`, `4111111111111111` |')
  })

  it('places a link of a cell in the data file', async () => {
    const { links } = await compileBody('<Facts name="brands" columns="note" />', { files })
    expect(links[0]).toMatchObject({ href: '/errors', place: { file: 'content/data/brands.yaml', line: 8 } })
  })

  it.each([
    ['name="brand"', 'facts-missing: there is no data file `brand`'],
    ['name="brands" columns="brnd"', 'facts-column-unknown: the table has no column `brnd`'],
    ['name="brands" where="brnd=Visa"', 'facts-column-unknown: the table has no column `brnd`'],
    ['name="brands" where="brand=Viza"', 'facts-empty: no row has `Viza` as `brand`'],
    ['name="brands" where="Visa"', 'component-prop-invalid: `where` of `<Facts>` contains `Visa`'],
    ['name="brands" colums="brand"', 'component-prop-unknown: `<Facts>` has no prop `colums`'],
    ['columns="brand"', 'component-prop-missing: `<Facts>` has no `name`'],
  ])('reports %s', async (props, expected) => {
    const page = await compileBody(`<Facts ${props} />`, { files })
    expect(problems(page).join('\n')).toContain(expected)
  })

  it('reports mistakes in the data file where they are', async () => {
    const wrong = BRANDS.replace('    note: ', '    nota: ').replace('label: Note', 'lable: Note')
    const page = await compileBody('<Facts name="brands" />', { files: { 'data/brands.yaml': wrong } })
    expect(problems(page)).toEqual([
      'content/data/brands.yaml:4:3 facts-invalid: the column `note` has no label',
      'content/data/brands.yaml:8:5 facts-invalid: the table has no column `nota`',
    ])
  })

  it('is not inside a paragraph', async () => {
    const page = await compileBody('Cards: <Facts name="brands" /> and more.', { files })
    expect(problems(page)).toEqual([
      'content/page.mdx:6:8 component-misplaced: `<Facts>` is inside a paragraph',
    ])
  })
})
