// The field of one parameter: a list of choices if its values are known, else a text field.

import type { ReactNode } from 'react'
import type { ApiParameter } from '../../contract/contract.ts'
import { exampleOf } from '../../samples/request/example-request.ts'
import { Choice, Field } from './field.tsx'

interface ParameterFieldProps {
  id: string
  parameter: ApiParameter
  text: string
  problems: readonly string[]
  onChange: (text: string) => void
}

export function ParameterField({ id, parameter, text, problems, onChange }: ParameterFieldProps): ReactNode {
  const { name, description, required, schema } = parameter
  const field = { id, label: name, hint: description, required, problems }
  const values = schema.enum ?? (schema.type === 'boolean' ? [true, false] : undefined)
  if (values) {
    const options = values.map((value) => [String(value), String(value)] as const)
    return (
      <Choice
        {...field}
        options={required ? options : [['', 'not sent'], ...options]}
        value={text}
        onChange={onChange}
      />
    )
  }
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          spellCheck={false}
          placeholder={String(exampleOf(parameter) ?? '')}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
