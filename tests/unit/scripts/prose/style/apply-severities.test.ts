import { cpSync, rmSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { writeFolder } from '../../compiler/compile-text.ts'
import { checkOnly } from '../../compiler/site-stages.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((root) => rmSync(root, { recursive: true })))

const PAGE = [
  '---\ntitle: Start\ndescription: Where to begin.\n---\n\nWrite to somebody@company.com.\n',
  `\`\`\`ts\nconst line = '${'long '.repeat(25)}'\n\`\`\`\n`,
].join('\n')

async function sampleProblems(style?: string): Promise<string[]> {
  const root = writeFolder({
    'sidebars.yaml': 'docs:\n  - /\n',
    'index.md': PAGE,
    ...(style !== undefined && { 'style.yaml': style }),
  })
  folders.push(root)
  const { diagnostics } = await checkOnly({ content: root, cache: false })
  return diagnostics
    .filter(({ code }) => code.startsWith('sample-'))
    .map(({ severity, code }) => `${severity} ${code}`)
}

describe('the style of samples', () => {
  it('is asked of a site that has a house style', async () => {
    expect(await sampleProblems('')).toEqual(['error sample-unsafe-mail', 'error sample-line-long'])
  })

  it('is not asked of a site without one', async () => {
    expect(await sampleProblems()).toEqual([])
  })

  it('is asked of a site whose house style cannot be read', async () => {
    expect(await sampleProblems('severity: off\n')).toHaveLength(2)
    expect(await sampleProblems('words: [')).toHaveLength(2)
  })

  it('has the severities that the house style sets', async () => {
    const style = 'severities: { sample-unsafe-mail: off, sample-line-long: warning }\n'
    expect(await sampleProblems(style)).toEqual(['warning sample-line-long'])
    expect(await sampleProblems(`${style}words: [{ not: [/(/] }]\n`)).toEqual(['warning sample-line-long'])
  })

  it('leaves a line that the names of the brand make too long a warning', async () => {
    const root = writeFolder({
      'style.yaml': 'severities: { sample-line-long: error }\n',
      'sidebars.yaml': 'docs:\n  - /\n',
      'index.md': PAGE.replace(/Write to.*/, 'Text.').replace(/'long[^']*'/, `'${'%api-host% '.repeat(7)}'`),
    })
    folders.push(root)
    const { diagnostics } = await checkOnly({ content: root, cache: false })
    const found = diagnostics.filter(({ code }) => code === 'sample-line-long')
    expect(found.map(({ severity }) => severity)).toEqual(['warning'])
  })

  it('lets a site begin with samples that name no operation', async () => {
    const root = writeFolder({ 'style.yaml': 'severities: { sample-untied: warning }\n' })
    folders.push(root)
    cpSync('tests/fixtures/diagnostics/sample-untied/content', root, { recursive: true })
    const { diagnostics } = await checkOnly({ content: root, cache: false })
    expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toContain('warning sample-untied')
  })
})
