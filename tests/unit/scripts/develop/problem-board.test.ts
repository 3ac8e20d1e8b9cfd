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
