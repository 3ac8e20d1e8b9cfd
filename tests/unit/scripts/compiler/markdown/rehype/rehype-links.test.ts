import { describe, expect, it } from 'vitest'
import { compileBody } from '../../compile-text.ts'

const files = { 'docs/errors.md': 'Errors.\n', 'docs/api/index.mdx': 'API.\n', 'docs/terms.pdf': '%PDF' }

async function links(markdown: string) {
  const page = await compileBody(markdown, { file: 'docs/page.mdx', files })
  return page.links.map(({ href, path, fragment }) => [href, path, fragment])
}

describe('rehypeLinks', () => {
  it('resolves relative links to paths, with or without an ending', async () => {
    const { body } = await compileBody(
      '[a](./errors.md#codes) [b](errors?x=1) [c](api/) [d](./api/index.mdx) [e](../docs/errors.md)',
      {
        file: 'docs/page.mdx',
        files,
      },
    )
    expect([...body.matchAll(/href="([^"]+)"/g)].map((match) => match[1])).toEqual([
      '/docs/errors#codes',
      '/docs/errors?x=1',
      '/docs/api',
      '/docs/api',
      '/docs/errors',
    ])
  })

  it('collects links as written, with their path and fragment', async () => {
    expect(
      await links(
        '[a](./errors.md#codes) [b](/docs/Errors/) [c](#here) [d](./gone.md) [e](https://other.example/x)',
      ),
    ).toEqual([
      ['./errors.md#codes', '/docs/errors', 'codes'],
      ['/docs/Errors/', '/docs/errors', undefined],
      ['#here', '/docs/page', 'here'],
      ['./gone.md', '/docs/gone', undefined],
      ['https://other.example/x', undefined, undefined],
    ])
  })

  it('takes a link to the own origin as a link inside the site', async () => {
    expect(await links('[a](https://docs.acme.example/docs/errors#codes)')).toEqual([
      ['https://docs.acme.example/docs/errors#codes', '/docs/errors', 'codes'],
    ])
  })

  it('publishes a linked file under its hash', async () => {
    const { body, assets } = await compileBody('[terms](./terms.pdf)', { file: 'docs/page.mdx', files })
    expect(assets).toMatchObject([{ file: 'docs/terms.pdf' }])
    expect(body).toMatch(/href="\/assets\/terms\.[0-9a-f]{32}\.pdf"/)
  })

  it('knows the place of a link that a component makes', async () => {
    const { links } = await compileBody(
      '<Cards>\n<Card title="Errors" href="/errors">\n\nText.\n\n</Card>\n</Cards>',
    )
    expect(links).toMatchObject([
      { href: '/errors', place: { file: 'content/page.mdx', line: 7, column: 1 } },
    ])
  })
})
