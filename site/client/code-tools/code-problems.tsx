// Shows the checker's findings beside the lines they refer to.

import type { ReactNode } from 'react'
import type { CodeReport, CodeProblem } from '../../api/code/pasted/check-pasted-code.ts'

interface ProblemsProps {
  report: CodeReport
  code: string
  goTo: (problem: CodeProblem) => void
}

export function Problems({ report: { problems, unread }, code, goTo }: ProblemsProps): ReactNode {
  const lines = code.split('\n')
  return (
    <>
      {problems.length > 0 && (
        <ol className="code-tool__problems" aria-label="Problems">
          {problems.map((problem, index) => (
            <li key={index} data-kind={problem.kind}>
              <div className="code-tool__place">
                <button type="button" onClick={() => goTo(problem)}>
                  Line {problem.line}
                </button>
                <code>{excerptOf(lines[problem.line - 1] ?? '', problem.column - 1)}</code>
              </div>
              <p>
                <strong>{marked(problem.problem)}</strong> {problem.why}
              </p>
              <p>
                {marked(problem.fix)} <a href={problem.read}>Reference</a>
              </p>
            </li>
          ))}
        </ol>
      )}
      {unread.length > 0 && (
        <p>Could not be read or checked: {unread.map(({ line }) => `line ${line}`).join(', ')}.</p>
      )}
    </>
  )
}

const MOST_QUOTED = 120
/** What is read before the mistake. */
const BEFORE = 40

/** A line, or as much of a long one as fits around the mistake, with an ellipsis wherever it is cut. */
function excerptOf(line: string, column: number): string {
  const whole = line.trim()
  if (whole.length <= MOST_QUOTED) return whole
  const at = column - (line.length - line.trimStart().length)
  const from = Math.max(0, Math.min(at - BEFORE, whole.length - MOST_QUOTED))
  const to = from + MOST_QUOTED
  return `${from > 0 ? '…' : ''}${whole.slice(from, to)}${to < whole.length ? '…' : ''}`
}

/** Text with inline code in backticks. */
function marked(text: string): ReactNode[] {
  return text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part))
}
