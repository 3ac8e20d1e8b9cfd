// The mount point of an operation's console: a button and the URL of its data. Clicking it loads the console.

import { behaviourName } from '../../model/dom-hooks.ts'

interface ConsoleMountProps {
  /** URL of the operation's console data. */
  source: string
  /** What the operation does: "Create a token". */
  summary: string
  /** Name of the initial example; the first one if absent. */
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
