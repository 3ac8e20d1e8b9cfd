// Finds a problem's place in a configuration file by the text that it names.

import type { Report } from './import-problem.ts'

/** Problems without a place get that of the first text in backticks that is a whole value in the file. */
export function placingReport(report: Report, textOf: (file: string) => string | undefined): Report {
  return (problem) => {
    const { file, line, column, what } = problem
    const names = line === 1 && column === 1 ? [...what.matchAll(/`([^`]+)`/g)].map(([, name]) => name!) : []
    const source = names.length === 0 || /\.mdx?$/.test(file) ? undefined : textOf(file)
    const at = names.map((name) => placeOf(name, source ?? '')).find((found) => found !== undefined)
    report(at ? { ...problem, ...at } : problem)
  }
}

function placeOf(name: string, source: string): { line: number; column: number } | undefined {
  const starts = [`'${name}'`, `"${name}"`, `\`${name}\``].map((quoted) => source.indexOf(quoted))
  const found = starts.filter((start) => start >= 0)
  if (found.length === 0) return undefined
  const before = source.slice(0, Math.min(...found)).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}
