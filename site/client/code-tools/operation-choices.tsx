// The operations to choose from, by tag, without those that are chosen.

import type { ReactNode } from 'react'
import type { UsedOperation } from '../../api/permissions/least-permissions.ts'
import type { OperationChoice } from './code-tool-messages.ts'

interface OperationChoicesProps {
  operations: readonly OperationChoice[]
  chosen: readonly UsedOperation[]
}

export function OperationChoices({ operations, chosen }: OperationChoicesProps): ReactNode {
  const isChosen = (id: string) => chosen.some(({ operation }) => operation === id)
  return [...new Set(operations.map(({ tag }) => tag))].map((tag) => (
    <optgroup key={tag} label={tag}>
      {operations
        .filter((operation) => operation.tag === tag && !isChosen(operation.id))
        .map(({ id, summary }) => (
          <option key={id} value={id}>
            {summary}
          </option>
        ))}
    </optgroup>
  ))
}
