// The place of an operation's console in the page: a button, and where its data lies. The console itself is loaded by it.

import { behaviourName } from '../../model/dom-hooks.ts'

interface ConsoleMountProps {
  /** Address of the operation's console data. */
  source: string
  /** What the operation does: "Create a token". */
  summary: string
  /** Name of the example that it begins with: the first one without it. */
  example?: string
}

export function ConsoleMount({ source, summary, example }: ConsoleMountProps) {
  return (
    <div
      className="console with-script"
      data-behaviour={behaviourName('console')}
      data-operation={source}
      data-example={example}
    >
      <button className="button" data-kind="primary">
        Try it<span className="visually-hidden">: {summary}</span>
      </button>
    </div>
  )
}
