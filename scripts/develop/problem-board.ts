// The current problems: prints them when they change, and sends them to open pages.

import type { LiveProblem } from '#site/model/live-update.ts'
import { messageOf } from '#site/model/message-of.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { countLine, formatEach } from '../terminal/print-diagnostics.ts'
import { sortDiagnostics } from '../diagnostics/sort-diagnostics.ts'
import type { BuildReport } from './background-build.ts'

export interface ProblemBoard {
  /** Replaces all problems with those of a full build. */
  replaceAll(report: Pick<BuildReport, 'diagnostics' | 'fault'>): void
  /** Replaces the problems of some files after they were compiled; other files keep theirs. */
  replace(places: Set<string>, diagnostics: Diagnostic[]): void
  /** Runs work; if it throws, the error is a problem under that name until it succeeds. */
  watching<Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined>
}

interface BoardOutput {
  print(text: string): void
  send(problems: LiveProblem[]): void
  /** Called on every change of the diagnostics. */
  heard(diagnostics: readonly Diagnostic[]): void
}

export function createProblemBoard({ print, send, heard }: BoardOutput): ProblemBoard {
  let diagnostics: Diagnostic[] = []
  const faults = new Map<string, string>()
  let shown = '[]'

  function show(): void {
    const sorted = sortDiagnostics(diagnostics)
    const texts = formatEach(sorted)
    const problems: LiveProblem[] = [
      ...[...faults.values()].map((text) => ({ severity: 'error' as const, text })),
      ...sorted.map(({ severity }, at) => ({ severity, text: texts[at]! })),
    ]
    const now = JSON.stringify(problems)
    if (now === shown) return
    shown = now
    heard(diagnostics)
    send(problems)
    if (problems.length === 0) print('no problems')
    else print([...problems.map(({ text }) => text), countLine(problems)].join('\n\n'))
  }

  return {
    replaceAll({ diagnostics: found, fault }) {
      if (fault === undefined) {
        faults.delete('build')
        diagnostics = found
      } else faults.set('build', fault)
      show()
    },
    replace(places, found) {
      diagnostics = [...diagnostics.filter(({ place }) => !places.has(place.file)), ...found]
      show()
    },
    async watching(name, work) {
      try {
        const result = await work()
        if (faults.delete(name)) show()
        return result
      } catch (error) {
        faults.set(name, messageOf(error))
        show()
        return undefined
      }
    },
  }
}
