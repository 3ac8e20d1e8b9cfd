// The operations that a reader has chosen; each can be removed with its button.

import type { ReactNode } from 'react'
import type { FoundCall } from './found-calls.ts'
import type { OperationChoice } from './workbench-messages.ts'

interface ChosenOperationsProps {
  operations: readonly OperationChoice[]
  chosen: readonly FoundCall[]
  choose: (chosen: readonly FoundCall[]) => void
}

export function ChosenOperations({ operations, chosen, choose }: ChosenOperationsProps): ReactNode {
  const summaryOf = (id: string) => operations.find((operation) => operation.id === id)?.summary ?? id
  if (chosen.length === 0) return null
  return (
    <ul className="workbench__chosen" aria-label="Chosen operations">
      {chosen.map((call) => (
        <li key={call.operation}>
          {summaryOf(call.operation)}{' '}
          <button
            type="button"
            aria-label={`Remove ${summaryOf(call.operation)}`}
            onClick={() => choose(chosen.filter((one) => one !== call))}
          >
            Remove
          </button>
        </li>
      ))}
    </ul>
  )
}
