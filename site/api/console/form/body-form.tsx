// A request body as a form: the fields that its schema has for the current value, each with its problems.

import { use, useState, type ReactNode } from 'react'
import { isRecord } from '../../../model/is-record.ts'
import { Choice } from './field.tsx'
import {
  FormContext,
  idOf,
  pointerOf,
  useTexts,
  type BodyFormProps,
  type PartProps,
  type ShapedProps,
} from './form-context.ts'
import { JsonField, LineField, Problems } from './form-controls.tsx'
import { formShape, type FormShape } from './form-shape.ts'
import { alternativeOf, beginningOf, leastOf, settled, valueAt, withValueAt } from './form-value.ts'
import { FoldedGroup } from './parameter-group.tsx'

export function BodyForm(props: BodyFormProps): ReactNode {
  return (
    <FormContext value={props}>
      <Part name="body" place={[]} schema={props.schema} required />
    </FormContext>
  )
}

function Part(props: PartProps): ReactNode {
  const { place, schema } = props
  const { value, facts } = use(FormContext)!
  const own = valueAt(value, place)
  const shape = formShape(schema, own, facts)
  if (shape.alternatives.length > 1) return <Alternatives {...props} shape={shape} />
  const only = shape.alternatives[0]
  if (only && !only.fields) return <Part {...props} schema={only.schema} />
  return <Shaped {...props} shape={shape} />
}

/** A choice of alternatives; choosing one also inserts its example. */
function Alternatives({ shape, ...part }: ShapedProps): ReactNode {
  const { id, value, examples, facts, onChange } = use(FormContext)!
  const [picked, setPicked] = useState<number>()
  const { alternatives } = shape
  const own = valueAt(value, part.place)
  const isAbsent = own === undefined && !part.required
  const found = alternativeOf(alternatives, own, facts)
  // If several alternatives accept the value, keep the one that the reader chose.
  const fits = picked !== undefined && facts.validate(alternatives[picked]!.schema, own).length === 0
  const index = fits ? picked : found
  const pick = (text: string): void => {
    const next = text === '' ? undefined : Number(text)
    setPicked(next)
    const facing = { current: own, examples, facts }
    const begun =
      next === undefined ? undefined : beginningOf(alternatives[next]!, alternatives, part.place, facing)
    onChange(withValueAt(value, part.place, begun))
  }
  const options = alternatives.map(({ label }, at) => [String(at), label] as const)
  const chosen = alternatives[index]!
  return (
    <div className="console__alternatives">
      <Choice
        id={`${idOf(id, part.place)}-kind`}
        label={part.place.length === 0 ? 'One of' : `${part.name}: one of`}
        options={part.required ? options : [['', 'not sent'], ...options]}
        value={isAbsent ? '' : String(index)}
        onChange={pick}
      />
      {isAbsent ? undefined : chosen.fields ? (
        <Shaped {...part} shape={{ ...shape, fields: shape.fields.flatMap(offered) }} />
      ) : (
        <Part {...part} schema={chosen.schema} />
      )}
    </div>
  )

  /** Leaves out fields of the other alternatives and adds those that this one requires. */
  function offered(field: FormShape['fields'][number]): FormShape['fields'] {
    const { name } = field
    if (chosen.fields!.includes(name)) return [{ ...field, required: true }]
    const isElsewhere = alternatives.some(({ fields }) => fields?.includes(name))
    return isElsewhere && valueAt(own, [name]) === undefined ? [] : [field]
  }
}

function Shaped({ shape, ...part }: ShapedProps): ReactNode {
  if (part.unknown) return <JsonField {...part} />
  if (shape.kind === 'fields') return <Fields {...part} shape={shape} />
  if (shape.kind === 'list') return <List {...part} shape={shape} />
  if (shape.kind === 'json') return <JsonField {...part} />
  return <LineField {...part} shape={shape} />
}

function Fields({ shape, ...part }: ShapedProps): ReactNode {
  const { value, problems, facts, examples } = use(FormContext)!
  const own = valueAt(value, part.place)
  const known = new Set(shape.fields.map(({ name }) => name))
  const others = Object.keys(isRecord(own) ? own : {}).filter((name) => !known.has(name))
  const sorted = [...shape.fields].sort((a, b) => Number(b.required) - Number(a.required))
  const pointer = pointerOf(part.place)
  const texts = useTexts(part.place, 'exact')
  const settle = (next: unknown): unknown =>
    settled(part.schema, part.place, { before: own, after: next, examples, facts })
  const content = (
    <>
      <Problems texts={texts} />
      {sorted.map((field) => (
        <Part key={field.name} {...field} place={[...part.place, field.name]} settle={settle} />
      ))}
      {others.map((name) => (
        <Part key={name} name={name} place={[...part.place, name]} schema={{}} unknown />
      ))}
    </>
  )
  if (part.place.length === 0) return content
  const count = isRecord(own) ? Object.keys(own).length : 0
  return (
    <FoldedGroup
      title={part.name}
      note={count === 0 ? 'not sent' : `${count} set`}
      urgent={count > 0 || part.required === true || problems.some((one) => one.pointer.startsWith(pointer))}
    >
      {content}
    </FoldedGroup>
  )
}

function List({ shape, ...part }: ShapedProps): ReactNode {
  const { value, facts, onChange } = use(FormContext)!
  const own = valueAt(value, part.place)
  const items = Array.isArray(own) ? own : []
  const texts = useTexts(part.place, 'exact')
  return (
    <FoldedGroup title={part.name} note={String(items.length)} urgent={items.length > 0}>
      <Problems texts={texts} />
      {items.map((_, index) => (
        // Items have no identity but their index.
        // oxlint-disable-next-line react/no-array-index-key
        <Part
          key={index}
          name={`${part.name} ${index + 1}`}
          place={[...part.place, index]}
          schema={shape.items}
        />
      ))}
      <div className="console__row">
        <button
          type="button"
          className="button"
          onClick={() =>
            onChange(withValueAt(value, [...part.place, items.length], leastOf(shape.items, facts)))
          }
        >
          Add to {part.name}
        </button>
        {items.length > 0 ? (
          <button
            type="button"
            className="button"
            onClick={() => onChange(withValueAt(value, [...part.place, items.length - 1], undefined))}
          >
            Remove last
          </button>
        ) : undefined}
      </div>
    </FoldedGroup>
  )
}
