import { describe, expect, it } from 'vitest'
import { compileBody } from '../../compile-text.ts'

async function code(body: string): Promise<string> {
  const page = await compileBody(body)
  return /<code[^>]*>([\s\S]*?)<\/code>/.exec(page.body)?.[1] ?? ''
}

describe('rehypeHighlightCode', () => {
  it('marks tokens with the class of their kind, neighbours of one kind together', async () => {
    expect(await code('```json\n{ "a": [1] }\n```')).toBe(
      '{ <span class="p">"a"</span>: [<span class="n">1</span>] }',
    )
    expect(await code('```js\nexport default x\n```')).toBe('<span class="k">export default</span> x')
  })

  it('marks a token inside another one only where its colour is another', async () => {
    expect(await code('```js\n`id ${1}`\n```')).toBe(
      '<span class="s">`id ${<span class="n">1</span>}`</span>',
    )
    expect(await code('```swift\n"text"\n```')).toBe('<span class="s">"text"</span>')
  })

  it('cuts a token over several lines at the line ends where lines are highlighted', async () => {
    expect(await code('```js {2}\n/* a\nb */\n```')).toBe(
      '<span class="c">/* a</span>\n' +
        '<span class="code-line" data-highlighted=""><span class="c">b */</span></span>',
    )
  })

  it('lets a first word break where a phone would leave its indentation alone on a line', async () => {
    const url = "'https://api.tessera.example/reactors/c06d'"
    expect(await code(`\`\`\`bash\ncurl --request DELETE \\\n  ${url}\n\`\`\``)).toContain(
      `\\\n<span class="code-fill">  <span class="s">${url}</span></span>`,
    )
    expect(await code(`\`\`\`bash\ncurl ${url} \\\n  --header 'A: b'\n\`\`\``)).not.toContain('code-fill')
    expect(await code(`\`\`\`text {1}\n  ${url} a\n\`\`\``)).toContain(
      `data-highlighted=""><span class="code-fill">  ${url}</span> a</span>`,
    )
  })

  it('lets no later word of such a line break', async () => {
    const long = 'a'.repeat(40)
    expect(await code(`\`\`\`js\n{\n  '${long} later words' }\n\`\`\``)).toBe(
      `{\n<span class="code-fill">  <span class="s">'${long}</span></span><span class="s"> later words'</span> }`,
    )
  })

  it('keeps the backslash of a long line with what stands before it', async () => {
    const key = "--header 'ACME-API-KEY: <PRIVATE_API_KEY>' \\"
    expect(await code(`\`\`\`bash\n${key}\n  x\n\`\`\``)).toContain(
      `KEY></span><i><span class="s">'</span> \\</i>\n`,
    )
    expect(await code("```bash\ncurl --head 'https://a.example' \\\n  x\n```")).not.toContain('<i>')
  })

  it('counts a tab as wide as it is shown', async () => {
    const text = (tabs: number) => `${'\t'.repeat(tabs)}${'a'.repeat(34)}`
    expect(await code(`\`\`\`text\n${text(4)}\n\`\`\``)).toContain('code-fill')
    expect(await code(`\`\`\`text\n${text(3)}\n\`\`\``)).not.toContain('code-fill')
  })

  it.each([
    ['ts', 'const card = { number: number.current, expiry }', 0],
    ['ts', 'await mount(expiry, number)', 0],
    ['tsx', '<Card number={number} />', 0],
    ['ts', 'function total(cents: number | string): string', 3],
    ['ts', 'type Data = unknown', 1],
    ['ts', 'const fields = new Map<string, number>()', 2],
  ])('marks a word of %s as a type only where it is one: %s', async (language, sample, types) => {
    const marked = await code(`\`\`\`${language}\n${sample}\n\`\`\``)
    const typed = [...marked.matchAll(/<span class="t">([^<]*)</g)].map(([, text]) => text).join(' ')
    expect(typed.match(/\b(?:number|string|symbol|unknown)\b/g) ?? []).toHaveLength(types)
  })

  it.each([
    'bash',
    'shell',
    'json',
    'http',
    'js',
    'ts',
    'jsx',
    'tsx',
    'python',
    'csharp',
    'java',
    'go',
    'swift',
    'kotlin',
    'html',
    'css',
    'yaml',
    'toml',
    'hcl',
    'terraform',
    'liquid',
    'diff',
    'csv',
    'ini',
    'graphql',
    'xml',
    'sql',
    'docker',
    'powershell',
    'gradle',
    'groovy',
    'php',
    'ruby',
  ])('knows %s', async (language) => {
    const { diagnostics } = await compileBody(`\`\`\`${language}\nx\n\`\`\``)
    expect(diagnostics).toEqual([])
  })
})
