// The field of the API key.

import type { ReactNode } from 'react'
import { Field } from './field.tsx'
import { Group } from './parameter-group.tsx'

interface KeyFieldProps {
  id: string
  /** Name of the header that carries the key. */
  label: string
  value: string
  onChange: (text: string) => void
}

export function KeyField({ id, label, value, onChange }: KeyFieldProps): ReactNode {
  return (
    <Group title="Authentication">
      <Field id={id} label={label}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    </Group>
  )
}
