// A body as a form: what its schema has for the value that stands there, with each problem at its field.

import { createContext, use, useState, type ReactNode } from 'react'
import type { ApiExample, JsonSchema } from '../contract/contract.ts'
import { InlineText } from '../operation/inline-text.tsx'
import { jsonText } from '../samples/languages/json-text.ts'
import { Choice, Field } from './field.tsx'
import {
  alternativeOf,
  beginningOf,
  isFields,
  leastOf,
  readJson,
  readLine,
  settled,
  valueAt,
  withValueAt,
  type Place,
} from './form-value.ts'
import { formShape, type FormFacts, type FormShape } from './form-shape.ts'
import { FoldedGroup } from './parameter-group.tsx'
import { dotted, escaped, type BodyProblem } from './problems.ts'

interface BodyFormProps {
  /** Beginning of the ids in it. */
  id: string
  schema: JsonSchema
  value: unknown
  examples: readonly ApiExample[]
  problems: readonly BodyProblem[]
  refused: ReadonlyMap<string, readonly string[]>
  facts: FormFacts
  onChange: (value: unknown) => void
}

const FormContext = createContext<BodyFormProps | undefined>(undefined)

export function BodyForm(props: BodyFormProps): ReactNode {
  return (
    <FormContext value={props}>
      <Part name="body" place={[]} schema={props.schema} required />
    </FormContext>
  )
}

interface PartProps {
  name: string
  place: Place
  schema: JsonSchema
  required?: boolean
  /** The schema does not have it: it can only be taken away. */
  unknown?: boolean
  /** The object around it once a choice in it has changed: other fields may have to follow. */
  settle?: (object: unknown) => unknown
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

type ShapedProps = PartProps & { shape: FormShape }

/** One of several: choosing another also puts its example there. */
function Alternatives({ shape, ...part }: ShapedProps): ReactNode {
  const { id, value, examples, facts, onChange } = use(FormContext)!
  const [picked, setPicked] = useState<number>()
  const { alternatives } = shape
  const own = valueAt(value, part.place)
  const isAbsent = own === undefined && !part.required
  const found = alternativeOf(alternatives, own, facts)
  // Several may take the value: then it is the one that the reader has picked.
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
        <Shaped {...part} shape={{ ...shape, fields: shape.fields.filter(({ name }) => isOffered(name)) }} />
      ) : (
        <Part {...part} schema={chosen.schema} />
      )}
    </div>
  )

  /** Fields of the other alternatives are not part of this one. */
  function isOffered(name: string): boolean {
    const isElsewhere = alternatives.some(({ fields }) => fields?.includes(name))
    return !isElsewhere || chosen.fields!.includes(name) || valueAt(own, [name]) !== undefined
  }
}

function Shaped({ shape, ...part }: ShapedProps): ReactNode {
  if (part.unknown) return <Json {...part} />
  if (shape.kind === 'fields') return <Fields {...part} shape={shape} />
  if (shape.kind === 'list') return <List {...part} shape={shape} />
  if (shape.kind === 'json') return <Json {...part} />
  return <Line {...part} shape={shape} />
}

function Fields({ shape, ...part }: ShapedProps): ReactNode {
  const { value, problems, facts, examples } = use(FormContext)!
  const own = valueAt(value, part.place)
  const known = new Set(shape.fields.map(({ name }) => name))
  const others = Object.keys(isFields(own) ? own : {}).filter((name) => !known.has(name))
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
  const count = isFields(own) ? Object.keys(own).length : 0
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
        // Items have no names: their place is what they are known by.
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
            Remove the last
          </button>
        ) : undefined}
      </div>
    </FoldedGroup>
  )
}

function Line({ shape, ...part }: ShapedProps): ReactNode {
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
  // `1.` is a number on its way: what is typed stands as long as it means the value.
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

/** Any JSON: text that is none is sent as text. */
function Json({ name, place, required, unknown }: PartProps): ReactNode {
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

/** Text that reads as JSON is quoted, so that it stays text. */
function plainText(text: string): string {
  return readJson(text) === text ? text : JSON.stringify(text)
}

function Problems({ texts }: { texts: readonly string[] }): ReactNode {
  if (texts.length === 0) return undefined
  return (
    <p className="console__problem">
      <InlineText text={texts.join(' ')} />
    </p>
  )
}

/** What is wrong at a place, as sentences; with `below` also what is wrong inside it. */
function useTexts(place: Place, reach: 'exact' | 'below'): string[] {
  const { problems, refused } = use(FormContext)!
  const pointer = pointerOf(place)
  const isHere = (other: string): boolean =>
    other === pointer || (reach === 'below' && other.startsWith(`${pointer}/`))
  const found = problems
    .filter((one) => isHere(one.pointer))
    .map(({ pointer: at, text, sentence }) =>
      at !== pointer ? sentence : place.length === 0 ? sentence : `The field ${text}.`,
    )
  return found.length > 0 ? found : [...(refused.get(dotted(pointer)) ?? [])]
}

const pointerOf = (place: Place): string => place.map((name) => `/${escaped(String(name))}`).join('')
const idOf = (id: string, place: Place): string => `${id}${pointerOf(place)}`
