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
                <code>{(lines[problem.line - 1] ?? '').trim().slice(0, 120)}</code>
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

/** Text with inline code in backticks. */
function marked(text: string): ReactNode[] {
  return text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part))
}
