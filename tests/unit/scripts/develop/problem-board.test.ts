import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { LiveProblem } from '#site/model/live-update.ts'
import { createProblemBoard } from '#scripts/develop/problem-board.ts'
import type { Diagnostic } from '#scripts/diagnostics/diagnostic.ts'

const broken = (file: string): Diagnostic => ({
  code: 'link-target-missing',
  severity: 'error',
  place: { file },
  what: `a link in ${file} leads nowhere`,
  fix: 'correct it',
})

function board() {
  const sent: LiveProblem[][] = []
  const printed: string[] = []
  const problems = createProblemBoard({
    print: (text) => printed.push(text),
    send: (all) => sent.push(all),
    heard: () => {},
  })
  const shown = (): string[] => (sent.at(-1) ?? []).map(({ text }) => text.split('\n')[0] ?? '')
  return { problems, sent, printed, shown }
}

describe('the problem board', () => {
  it('shows what a build found, and that it was fixed', () => {
    const { problems, printed, shown } = board()
    problems.replaceAll({ diagnostics: [broken('a.mdx'), broken('b.mdx')] })
    expect(shown()).toEqual(['error  a.mdx  link-target-missing', 'error  b.mdx  link-target-missing'])
    problems.replaceAll({ diagnostics: [] })
    expect(shown()).toEqual([])
    expect(printed.at(-1)).toBe('no problems')
  })

  it('counts what failed beside what is wrong with the content', async () => {
    const { problems, printed } = board()
    problems.replaceAll({ diagnostics: [broken('a.mdx')] })
    await problems.watching('app', () => Promise.reject(new Error('it does not build')))
    expect(printed.at(-1)).toContain('it does not build')
    expect(printed.at(-1)).toMatch(/\n\n2 errors, 0 warnings$/)
  })

  it('shows no secret that one problem is about in the lines of another', () => {
    const folder = mkdtempSync(join(tmpdir(), 'board-'))
    const file = join(folder, 'a.mdx')
    const key = 'sk_live_abcdefgh12345678'
    writeFileSync(file, `key: ${key}\nnext line\n`)
    const { problems, sent } = board()
    problems.replaceAll({
      diagnostics: [
        {
          ...broken(file),
          code: 'sample-unsafe-key',
          place: { file, line: 1, column: 6, endLine: 1, endColumn: 6 + key.length },
        },
        { ...broken(file), place: { file, line: 2, column: 1 } },
      ],
    })
    const texts = sent.at(-1)!.map(({ text }) => text)
    expect(texts.every((text) => text.includes('| key: sk_l••••'))).toBe(true)
    expect(texts.join('\n')).not.toContain(key.slice(5))
  })

  it('replaces what was said of a saved file and keeps the rest', () => {
    const { problems, shown } = board()
    problems.replaceAll({ diagnostics: [broken('a.mdx'), broken('b.mdx')] })
    problems.replace(new Set(['a.mdx']), [])
    expect(shown()).toEqual(['error  b.mdx  link-target-missing'])
  })

  it('says nothing twice', () => {
    const { problems, sent, printed } = board()
    problems.replaceAll({ diagnostics: [broken('a.mdx')] })
    problems.replaceAll({ diagnostics: [broken('a.mdx')] })
    expect(sent).toHaveLength(1)
    expect(printed).toHaveLength(1)
  })

  it('shows what failed work threw until it succeeds', async () => {
    const { problems, shown } = board()
    await problems.watching('app', () => Promise.reject(new Error('site/x.tsx:3:1: ERROR: unexpected end')))
    expect(shown()).toEqual(['site/x.tsx:3:1: ERROR: unexpected end'])
    expect(await problems.watching('app', async () => 'loaded')).toBe('loaded')
    expect(shown()).toEqual([])
  })

  it('keeps the diagnostics of the last build beside a fault of the next', () => {
    const { problems, shown } = board()
    problems.replaceAll({ diagnostics: [broken('a.mdx')] })
    problems.replaceAll({ diagnostics: [], fault: 'the build failed' })
    expect(shown()).toEqual(['the build failed', 'error  a.mdx  link-target-missing'])
  })
})
