import { expect, it } from 'vitest'
import { sliceMarkdown } from '#site/markdown/slice-markdown.ts'

const section = (name: string, words: number): string => `## ${name} {#${name}}\n\n${'word '.repeat(words)}\n`

it('leaves a short text unchanged', () => {
  expect(sliceMarkdown('# Page\n\nText.\n', 100)).toEqual(['# Page\n\nText.\n'])
})

it('cuts before headings, into slices that concatenate to the text', () => {
  const text = ['a', 'b', 'c', 'd'].map((name) => section(name, 50)).join('\n')
  const slices = sliceMarkdown(text, 600)
  expect(slices.length).toBe(2)
  expect(slices.every((slice) => slice.length <= 600 && slice.startsWith('## '))).toBe(true)
  expect(slices.join('')).toBe(text)
})

it('cuts a long section between its blocks and the rows of a table, never inside code', () => {
  const code = `\`\`\`ts\n${'line\n\n'.repeat(40)}\`\`\`\n`
  const table = `| A |\n| - |\n${'| cell |\n'.repeat(100)}`
  const text = `## One {#one}\n\nText.\n\n${code}\n${table}`
  const slices = sliceMarkdown(text, 400)
  expect(slices.join('')).toBe(text)
  expect(slices.filter((slice) => slice.includes('```'))).toHaveLength(1)
  expect(slices.some((slice) => slice.startsWith('| cell |'))).toBe(true)
})
