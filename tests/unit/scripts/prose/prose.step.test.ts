import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Diagnostic } from '#scripts/diagnostics/diagnostic.ts'
import { proseProblems, sourceReading } from '#scripts/prose/prose.step.ts'
import { exampleConfig, writeFolder } from '../compiler/compile-text.ts'
import { openContent } from '../compiler/site-stages.ts'

const folders: string[] = []
const folder = (files: Record<string, string>) => {
  const root = writeFolder(files)
  folders.push(root)
  return root
}
afterEach(() => folders.splice(0).forEach((root) => rmSync(root, { recursive: true })))

interface Checked {
  files: number
  /** How many of the files were read now. */
  checked: number
  diagnostics: Diagnostic[]
}

async function checkProse(
  root: string,
  { cacheFolder, strict = false }: { cacheFolder?: string; strict?: boolean } = {},
): Promise<Checked> {
  const graph = openContent(root, exampleConfig, cacheFolder)
  const found = await graph.repairing(() => graph.ask(proseProblems, strict))
  return { ...found, checked: graph.ran(sourceReading).length }
}

const PAGE = '---\ntitle: Page\n---\n\nYou simply send it.\n'
const STYLE = 'words:\n  - not: [simply]\n'

/** What is said about the folder, with the lines that it is said of. */
async function problems(files: Record<string, string>, strict = false): Promise<string[]> {
  const { diagnostics } = await checkProse(folder(files), { strict })
  return diagnostics.map(
    ({ severity, code, place, what }) =>
      `${severity} ${place.file.split('/').at(-1)}:${place.line} ${code}: ${what.replaceAll(/\S*\/(?=\w+\.md)/g, '')}`,
  )
}

describe('the style check', () => {
  it('reads a file again only when it has changed, and says the same of the others', async () => {
    const content = folder({ 'style.yaml': STYLE, 'a.mdx': PAGE, 'b.mdx': PAGE })
    const cacheFolder = folder({ 'pages-1': '' })
    const first = await checkProse(content, { cacheFolder })
    expect([first.files, first.checked, first.diagnostics.length]).toEqual([2, 2, 2])
    utimesSync(join(content, 'a.mdx'), 1, 1)
    expect(await checkProse(content, { cacheFolder })).toEqual({ ...first, checked: 0 })
    writeFileSync(join(content, 'b.mdx'), PAGE.replace('simply ', ''))
    const third = await checkProse(content, { cacheFolder })
    expect([third.checked, third.diagnostics.length]).toEqual([1, 1])
  })

  it('reads every file again when the style has changed', async () => {
    const content = folder({ 'style.yaml': STYLE, 'a.mdx': PAGE })
    const cacheFolder = folder({ 'pages-1': '' })
    await checkProse(content, { cacheFolder })
    writeFileSync(join(content, 'style.yaml'), STYLE.replace('simply', 'send'))
    const { checked, diagnostics } = await checkProse(content, { cacheFolder })
    expect([checked, diagnostics[0]?.what]).toEqual([1, 'the text says “send”'])
  })

  it('applies no house style to content without a style.yaml, with or without sidebars of its own', async () => {
    const text = '# A Heading.\n\nWe simply charge it, obviously! It’s [here](/x).\n'
    expect(await problems({ 'a.md': text })).toEqual([])
    expect(await problems({ 'sidebars.yaml': 'docs: []\n', 'a.md': text })).toEqual([])
  })

  it('warns content without a style.yaml about slips of the pen, and does not stop it', async () => {
    expect(await problems({ 'a.md': 'It is the the end.\n' })).toEqual([
      'warning a.md:1 prose-grammar: “the the” repeats a word',
    ])
  })

  it('reports rules that are off only when asked for the strict check', async () => {
    const files = {
      'style.yaml': 'severities: { prose-grammar: off }\nwords:\n  - { not: [simply], severity: off }\n',
      'a.md': 'It is simply the the end.\n',
    }
    expect(await problems(files)).toEqual([])
    expect(await problems(files, true)).toEqual([
      'warning a.md:1 prose-word: the text says “simply”',
      'warning a.md:1 prose-grammar: “the the” repeats a word',
    ])
  })
})

describe('a paragraph that is on two pages', () => {
  const style = 'limits: { repeated_paragraph_words: 5 }\n'
  const words = 'one two *three* four five'

  it('is reported where it is repeated', async () => {
    const files = {
      'style.yaml': style,
      'a.md': `Text.\n\n${words} six.\n`,
      'b.md': `- ${words.replaceAll('*', '')}\n  six.\n`,
    }
    expect(await problems(files)).toEqual([
      'error b.md:1 prose-paragraph-repeated: this paragraph of 6 words is also in a.md:3',
    ])
  })

  it('is fine when it is short, in a partial, or on one page alone', async () => {
    const files = {
      'style.yaml': style,
      'a.md': `${words}\n\n${words} six\n\n${words} six\n`,
      'b.md': `${words}\n`,
      'partials/c.md': `${words} six\n`,
    }
    expect(await problems(files)).toEqual([])
  })
})

describe('shell variables', () => {
  const style = 'pages: { begins_with: Before you begin }\nsamples: { variables_are_set: true }\n'
  const shell = (code: string) => `\`\`\`bash\n${code}\n\`\`\`\n`
  const unset = async (page: string, partials: Record<string, string> = {}) => {
    const found = await problems({ 'style.yaml': style, 'a.mdx': page, ...partials })
    return found.map((line) =>
      line.replace(/^error a\.mdx:(\d+) sample-variable-unset: `\$(\w+)` is used,?/, '$1 $2'),
    )
  }

  it('are reported at their first use when nothing before it sets them', async () => {
    const page = `${shell('curl "$HOST/a"\ncurl "$HOST/b"')}\n${shell('HOST=x')}`
    expect(await unset(page)).toEqual(['2 HOST but nothing before it on the page sets it'])
  })

  it.each([
    ['export KEY=x\ncurl "$KEY"', 'an export'],
    ['KEY=x\ncurl "${KEY}"', 'an assignment'],
    ['read -r -s KEY\ncurl "$KEY"', 'read'],
    ['for KEY in a b; do curl "$KEY"; done', 'a loop'],
    ["curl '$KEY'", 'single quotes, which the shell leaves alone'],
    ["cat <<'JSON'\n$KEY\nJSON", 'a quoted here document'],
    ['# echo $KEY', 'a comment'],
    ['curl "${KEY:-none}"', 'a default'],
    ['f() { curl "$1"; }; echo "$HOME" "$?"', 'what every shell sets'],
    ["KEY=x jq -n '{ key: env.KEY }'", 'a variable that jq reads'],
  ])('may be used after or as: %s (%s)', async (code) => {
    expect(await unset(shell(code))).toEqual([])
  })

  it.each([
    ['cat <<JSON\n{ "id": "$KEY" }\nJSON', '3 KEY'],
    ['KEY="$KEY-1"', '2 KEY'],
    ["jq -n '{\n  key: env.KEY\n}'", '3 KEY'],
    ['curl "$(echo "$KEY")"', '2 KEY'],
  ])('are found in: %s', async (code, place) => {
    expect(await unset(shell(code))).toEqual([`${place} but nothing before it on the page sets it`])
  })

  it('may be named in the section that says what a reader must have, and nowhere else', async () => {
    const named = (heading: string) =>
      `## ${heading}\n\nYour key in \`KEY\`.\n\n## Next\n\n${shell('curl "$KEY"')}`
    expect(await unset(named('Before you begin {#needs}'))).toEqual([])
    expect(await unset(named('Notes'))).toHaveLength(1)
    expect(
      await unset(`## Before you begin\n\nText.\n\n## Next\n\n\`KEY\`\n\n${shell('curl "$KEY"')}`),
    ).toHaveLength(1)
  })

  it('are followed through partials and their parameters', async () => {
    const partials = {
      'partials/use.mdx': shell('curl "$KEY"').replace('$KEY', '$%name%'.replace('%name%', 'KEY')),
      'partials/set.mdx': shell('export KEY=x'),
      'partials/read.mdx': shell("jq -n '{ key: env.%secret% }'"),
    }
    expect(await unset('<Include partial="use" />\n', partials)).toEqual([
      '1 KEY by the partial `use`, but nothing before it on the page sets it',
    ])
    expect(await unset('<Include partial="set" />\n\n<Include partial="use" />\n', partials)).toEqual([])
    expect(await unset('<Include partial="read" secret="PIN_KEY" />\n', partials)).toEqual([
      '1 PIN_KEY by the partial `read`, but nothing before it on the page sets it',
    ])
  })

  it('are found once in partials that include each other many times', async () => {
    const include = (name: string) => `<Include partial="${name}" />\n\n`.repeat(30)
    const partials = {
      'partials/one.mdx': `${shell('curl "$KEY"')}\n${include('other')}`,
      'partials/other.mdx': include('one'),
    }
    expect(await unset('<Include partial="one" />\n', partials)).toEqual([
      '1 KEY by the partial `one`, but nothing before it on the page sets it',
    ])
  })
})
