// Picks operations by name; each can be removed with its button.

import { useState, type ReactNode } from 'react'
import type { FoundCall } from './found-calls.ts'
import type { OperationChoice } from './workbench-messages.ts'

interface OperationPickerProps {
  operations: readonly OperationChoice[]
  chosen: readonly FoundCall[]
  choose: (chosen: readonly FoundCall[]) => void
}

export function OperationPicker({ operations, chosen, choose }: OperationPickerProps): ReactNode {
  const [next, setNext] = useState('')
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  const summaryOf = (id: string) => operations.find((operation) => operation.id === id)?.summary ?? id
  const isChosen = (id: string) => chosen.some(({ operation }) => operation === id)
  return (
    <>
      <div className="workbench__row">
        <label className="workbench__field">
          <span>What it does</span>
          <select value={next} onChange={(event) => setNext(event.target.value)}>
            <option value="">Choose an operation</option>
            {tags.map((tag) => (
              <optgroup key={tag} label={tag}>
                {operations
                  .filter((operation) => operation.tag === tag && !isChosen(operation.id))
                  .map(({ id, summary }) => (
                    <option key={id} value={id}>
                      {summary}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="button"
          disabled={next === ''}
          onClick={() => {
            choose([...chosen, { operation: next }])
            setNext('')
          }}
        >
          Add
        </button>
      </div>
      {chosen.length > 0 && (
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
      )}
    </>
  )
}
