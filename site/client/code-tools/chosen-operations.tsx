// The operations that a reader has chosen; each can be removed with its button.

import type { ReactNode } from 'react'
import type { UsedOperation } from '../../api/permissions/least-permissions.ts'
import type { OperationChoice } from './code-tool-messages.ts'

interface ChosenOperationsProps {
  operations: readonly OperationChoice[]
  chosen: readonly UsedOperation[]
  choose: (chosen: readonly UsedOperation[]) => void
}

export function ChosenOperations({ operations, chosen, choose }: ChosenOperationsProps): ReactNode {
  const summaryOf = ({ operation: id, ofElements }: UsedOperation): string =>
    `${operations.find((operation) => operation.id === id)?.summary ?? id}${ofElements ? ' (in a browser or app)' : ''}`
  if (chosen.length === 0) return null
  return (
    <ul className="code-tool__chosen" aria-label="Chosen operations">
      {chosen.map((call) => (
        <li key={`${call.operation} ${call.ofElements ?? false}`}>
          {summaryOf(call)}{' '}
          <button
            type="button"
            aria-label={`Remove ${summaryOf(call)}`}
            onClick={() => choose(chosen.filter((one) => one !== call))}
          >
            Remove
          </button>
        </li>
      ))}
    </ul>
  )
}
