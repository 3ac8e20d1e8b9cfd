// The parameters of one place: path and query parameters open, headers collapsed.

import type { ReactNode } from 'react'
import type { ApiOperation, ApiParameter } from '../../contract/contract.ts'
import type { Validate } from '../../contract/violation.ts'
import { parameterId } from './console-draft.ts'
import { ParameterField } from './parameter-field.tsx'
import { FoldedGroup, Group } from './parameter-group.tsx'
import { parameterProblems } from './problems.ts'

interface ParameterFieldsProps {
  prefix: string
  operation: ApiOperation
  place: ApiParameter['in']
  textOf: (parameter: ApiParameter) => string
  /** Errors in the response, keyed by parameter name. */
  refused: ReadonlyMap<string, readonly string[]>
  validate: Validate
  onChange: (parameter: ApiParameter, text: string) => void
}

const TITLES = { path: 'Path', query: 'Query', header: 'Headers' }

export function ParameterFields({
  prefix,
  operation,
  place,
  textOf,
  refused,
  validate,
  onChange,
}: ParameterFieldsProps): ReactNode {
  const shown = operation.parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => {
      const text = textOf(parameter)
      const found = parameterProblems(parameter, text, validate)
      return { parameter, text, problems: found.length > 0 ? found : (refused.get(parameter.name) ?? []) }
    })
  if (shown.length === 0) return undefined
  const fields = shown.map(({ parameter, text, problems }) => (
    <ParameterField
      key={parameter.name}
      id={`${prefix}-${parameterId(parameter)}`}
      parameter={parameter}
      text={text}
      problems={problems}
      onChange={(changed) => onChange(parameter, changed)}
    />
  ))
  if (place !== 'header') return <Group title={TITLES[place]}>{fields}</Group>
  const set = shown.filter(({ text }) => text !== '').length
  return (
    <FoldedGroup
      title={TITLES[place]}
      note={set === 0 ? `${shown.length}, none set` : `${set} of ${shown.length} set`}
      urgent={shown.some(({ text, problems }) => text !== '' || problems.length > 0)}
    >
      {fields}
    </FoldedGroup>
  )
}
