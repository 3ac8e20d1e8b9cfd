import { describe, expect, it } from 'vitest'
import { diagramHash } from '#scripts/compiler/page/diagram-drawings.ts'
import { compileBody } from '../../compile-text.ts'

describe('remarkCodeBlocks', () => {
  it('shows code with its title, and can be reached by keyboard', async () => {
    const { body, markdown } = await compileBody('```text title="Output"\nDone.\n```')
    expect(body).toBe(
      '<div class="code-block" data-language="text"><div class="code-block__header"><span class="code-block__title">Output</span></div>' +
        '<pre tabindex="0" role="group" aria-label="Code: Output"><code class="language-text">Done.</code></pre></div>',
    )
    expect(markdown).toBe('# Page\n\n```text title="Output"\nDone.\n```\n')
  })

  it('keeps what the author says to checks for the checks', async () => {
    const { samples, body } = await compileBody('```json nocheck="a part only"\n{}\n```')
    expect(samples).toMatchObject([{ language: 'json', code: '{}', meta: 'nocheck="a part only"' }])
    expect(body).not.toContain('nocheck')
  })

  it('highlights lines by number and by comment, and takes the comments out', async () => {
    const code = '```text {1} showLineNumbers\none\n// highlight-next-line\ntwo\nthree\n```'
    const { body, samples } = await compileBody(code)
    expect(body).toContain(
      '<pre tabindex="0" role="group" aria-label="Code" data-line-numbers=""><code class="language-text">' +
        '<span class="code-line" data-highlighted="">one</span>\n<span class="code-line" data-highlighted="">two</span>\n' +
        '<span class="code-line">three</span></code></pre>',
    )
    expect(samples).toMatchObject([{ code: 'one\ntwo\nthree' }])
  })

  it('shows a drawn diagram as a picture for each theme, and says it in words and source in the Markdown', async () => {
    const source = 'flowchart LR\n  A --> B'
    const svg = (width: number): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 20" width="${width}" height="20" data-source-hash="${diagramHash(source)}"></svg>`
    const { body, markdown, assets, diagrams } = await compileBody(
      `\`\`\`mermaid name="flow" alt="A leads to B."\n${source}\n\`\`\``,
      {
        files: {
          'diagrams/flow.wide.dark.svg': svg(500),
          'diagrams/flow.wide.light.svg': `${svg(500)}\n`,
          'diagrams/flow.narrow.dark.svg': svg(30),
          'diagrams/flow.narrow.light.svg': `${svg(30)}\n`,
        },
      },
    )
    const url = (form: string): string => assets.find(({ file }) => file.includes(form))!.url
    const picture = (theme: string): string =>
      `<picture data-diagram-theme="${theme}"><source media="(width < 480px)" srcset="${url(`narrow.${theme}`)}" width="30" height="20">` +
      `<img class="diagram__image" src="${url(`wide.${theme}`)}" alt="A leads to B." width="500" height="20" loading="lazy" decoding="async"></picture>`
    expect(body).toBe(
      `<figure class="diagram" role="group" aria-label="Diagram">${picture('dark')}${picture('light')}</figure>`,
    )
    expect(url('wide.dark')).toMatch(/^\/assets\/flow\.wide\.dark\.[0-9a-f]{32}\.svg$/)
    expect(markdown).toBe('# Page\n\nA leads to B.\n\n```mermaid\nflowchart LR\n  A --> B\n```\n')
    expect(diagrams).toMatchObject([{ name: 'flow', source }])
  })

  it('shows a diagram of content that is not ours as code', async () => {
    const { body, diagnostics } = await compileBody('```mermaid\nflowchart LR\n```', {
      foreign: true,
      file: 'page.md',
    })
    expect(body).toContain('<code class="language-mermaid">flowchart LR</code>')
    expect(diagnostics).toEqual([])
  })
})
