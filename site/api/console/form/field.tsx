// One labelled field of the console, with its hint, control and problems, all connected for assistive technology.

import { useId, type ReactNode } from 'react'
import { InlineText } from '../../operation/inline-text.tsx'

/** The props that connect a control to its field. */
interface ControlProps {
  id: string
  className: string
  'aria-describedby': string
  'aria-invalid': boolean
}

interface FieldProps {
  id: string
  label: ReactNode
  hint?: string
  required?: boolean
  /** Sentences, all of them shown. */
  problems?: readonly string[]
  /** Shown beside the label: a button that removes the field. */
  action?: ReactNode
  children: (control: ControlProps) => ReactNode
}

export function Field({ id, label, hint, required, problems = [], action, children }: FieldProps): ReactNode {
  const hintId = useId()
  const problemId = useId()
  return (
    <div className="console__field">
      <div className="console__caption">
        <label htmlFor={id} className="console__label">
          {label}
          {required ? <span className="console__required"> required</span> : undefined}
        </label>
        {action}
      </div>
      {children({
        id,
        className: 'console__control',
        'aria-describedby': hint === undefined ? problemId : `${hintId} ${problemId}`,
        'aria-invalid': problems.length > 0,
      })}
      <p className="console__problem" id={problemId} hidden={problems.length === 0}>
        <InlineText text={problems.join(' ')} />
      </p>
      {hint === undefined ? undefined : (
        <p className="console__hint" id={hintId}>
          <InlineText text={hint} />
        </p>
      )}
    </div>
  )
}

interface ChoiceProps {
  id: string
  label: ReactNode
  /** Value and text of each option. */
  options: readonly (readonly [value: string, text: string])[]
  value: string
  onChange: (value: string) => void
  hint?: string
  required?: boolean
  problems?: readonly string[]
}

/** A field with a fixed list of values. */
export function Choice({ options, value, onChange, ...field }: ChoiceProps): ReactNode {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
