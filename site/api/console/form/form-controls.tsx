// The controls of a body's form: a text field, a choice, a JSON field, and problems that belong to no control.

import { use, useState, type ReactNode } from 'react'
import { InlineText } from '../../operation/inline-text.tsx'
import { jsonText } from '../../samples/languages/json-text.ts'
import { Choice, Field } from './field.tsx'
import { FormContext, idOf, useTexts, type PartProps, type ShapedProps } from './form-context.ts'
import { readJson, readLine, valueAt, withValueAt } from './form-value.ts'

export function LineField({ shape, ...part }: ShapedProps): ReactNode {
  const { id, value, onChange } = use(FormContext)!
  const own = valueAt(value, part.place)
  const texts = useTexts(part.place, 'below')
  const [typed, setTyped] = useState('')
  const field = {
    id: idOf(id, part.place),
    label: part.name,
    required: part.required ?? false,
    problems: texts,
  }
  const choose = (text: string): void => {
    const next = withValueAt(value, part.place, text === '' ? undefined : JSON.parse(text))
    const around = part.place.slice(0, -1)
    onChange(part.settle ? withValueAt(next, around, part.settle(valueAt(next, around))) : next)
  }
  if (shape.kind === 'choice') {
    const known = shape.options.map((option) => [JSON.stringify(option), String(option)] as const)
    const now = own === undefined ? '' : JSON.stringify(own)
    const isKnown = now === '' || known.some(([text]) => text === now)
    const options = [...(part.required && now !== '' ? [] : [['', 'not sent'] as const]), ...known]
    return (
      <Choice
        {...field}
        options={isKnown ? options : [[now, now], ...options]}
        value={now}
        onChange={choose}
      />
    )
  }
  const written = typeof own === 'object' ? jsonText(own) : String(own ?? '')
  // `1.` is an incomplete number: keep the typed text while it parses to the value.
  const text = readLine(typed, shape.types) === own ? typed : written
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          spellCheck={false}
          inputMode={shape.types.includes('string') ? undefined : 'decimal'}
          value={text}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(withValueAt(value, part.place, readLine(target.value, shape.types)))
          }}
        />
      )}
    </Field>
  )
}

/** Any JSON; invalid JSON is sent as a string. */
export function JsonField({ name, place, required, unknown }: PartProps): ReactNode {
  const { id, value, onChange } = use(FormContext)!
  const own = valueAt(value, place)
  const texts = useTexts(place, 'below')
  const [typed, setTyped] = useState('')
  const written = own === undefined ? '' : typeof own === 'string' ? plainText(own) : jsonText(own)
  const isSame = JSON.stringify(readJson(typed)) === JSON.stringify(own)
  const text = isSame ? typed : written
  const action = unknown ? (
    <button
      type="button"
      className="console__remove"
      onClick={() => onChange(withValueAt(value, place, undefined))}
    >
      Remove <span className="visually-hidden">{name}</span>
    </button>
  ) : undefined
  return (
    <Field id={idOf(id, place)} label={name} required={required ?? false} problems={texts} action={action}>
      {(control) => (
        <textarea
          {...control}
          className="console__control console__body"
          spellCheck={false}
          rows={Math.min(12, text.split('\n').length)}
          value={text}
          onChange={({ target }) => {
            setTyped(target.value)
            onChange(withValueAt(value, place, readJson(target.value)))
          }}
        />
      )}
    </Field>
  )
}

/** Text that would parse as JSON is quoted so that it stays a string. */
function plainText(text: string): string {
  return readJson(text) === text ? text : JSON.stringify(text)
}

export function Problems({ texts }: { texts: readonly string[] }): ReactNode {
  if (texts.length === 0) return undefined
  return (
    <p className="console__problem">
      <InlineText text={texts.join(' ')} />
    </p>
  )
}
