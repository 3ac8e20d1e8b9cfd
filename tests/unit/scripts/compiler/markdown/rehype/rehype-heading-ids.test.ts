import { describe, expect, it } from 'vitest'
import { compileBody } from '../../compile-text.ts'

async function ids(body: string): Promise<string[]> {
  return (await compileBody(body)).anchors
}

describe('rehypeHeadingIds', () => {
  it('names headings as GitHub does', async () => {
    expect(await ids('## What’s `POST /tokens`?\n\n## Über Größe\n\n## C# & .NET\n\n## 🎉')).toEqual([
      'whats-post-tokens',
      'über-größe',
      'c--net',
      'section',
    ])
  })

  it('numbers repeated headings, also beside an explicit id of the same name', async () => {
    expect(await ids('## Errors\n\n## Errors\n\n### Errors\n\n## Other {#errors-1}')).toEqual([
      'errors',
      'errors-2',
      'errors-3',
      'errors-1',
    ])
  })

  it('takes an explicit id and leaves it out of the text', async () => {
    const { body, toc } = await compileBody('## Rate **limits** {#limits}')
    expect(body).toBe(
      '<h2 id="limits">Rate <strong>limits</strong><a class="heading-link" href="#limits" aria-label="Direct link to Rate limits"></a></h2>',
    )
    expect(toc).toEqual([{ id: 'limits', html: 'Rate <strong>limits</strong>', level: 2 }])
  })

  it('leaves the ids of the frame around the article alone', async () => {
    expect(await ids('## Main')).toEqual(['main-1'])
  })

  it('leaves braces in code blocks alone', async () => {
    const { samples } = await compileBody('```md\n## Title {#id}\n```')
    expect(samples.map(({ code }) => code)).toEqual(['## Title {#id}'])
  })
})
