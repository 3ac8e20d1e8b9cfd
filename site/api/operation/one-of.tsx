// Renders the alternatives of a value as a switch: the one that the example beside it uses is open, the others are a
// click away. They are <details> with the same name, so the browser keeps only one of them open.

import type { ReactNode } from 'react'
import type { ApiExample } from '../contract/contract.ts'
import { ContractProse } from './contract-prose.tsx'
import type { Alternative } from './schema-fields.ts'

interface OneOfProps {
  alternatives: readonly Alternative[]
  /** Shared by the <details> of one switch, unique among switches. */
  name: string
  /** Examples of the body that contains the value. */
  examples: readonly ApiExample[]
  /** Names of the enclosing fields, outermost first. */
  at: readonly string[]
  children: (alternative: Alternative) => ReactNode
}

export function OneOf({ alternatives, name, examples, at, children }: OneOfProps) {
  const [first] = examples
  const namesOf = (alternative: Alternative): string[] =>
    examples.filter(({ value }) => hasForm(valueAt(value, at), alternative)).map((example) => example.name)
  const isOpen = (alternative: Alternative): boolean =>
    first !== undefined &&
    alternative === alternatives.find((candidate) => namesOf(candidate).includes(first.name))
  return (
    <div className="one-of">
      <p className="one-of__title">One of</p>
      {alternatives.map((alternative) => (
        <details
          key={alternative.name}
          id={alternative.content.elsewhere ? undefined : alternative.anchor}
          className="fold one-of__form"
          name={name}
          open={isOpen(alternative)}
          data-alternative=""
          data-examples={namesOf(alternative).join(' ')}
        >
          <summary>{alternative.name}</summary>
          <ContractProse text={alternative.description} />
          {alternative.content.fields.length === 0 ? <Needs names={alternative.needs} /> : null}
          {children(alternative)}
        </details>
      ))}
    </div>
  )
}

function Needs({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <p className="one-of__needs">
      Required:{' '}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 ? ', ' : ''}
          <code>{name}</code>
        </span>
      ))}
      .
    </p>
  )
}

/** For a list, its first item. */
function valueAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) return valueAt(value[0], name === undefined ? [] : [name, ...rest])
  if (name === undefined || typeof value !== 'object' || value === null)
    return name === undefined ? value : undefined
  return valueAt((value as Record<string, unknown>)[name], rest)
}

/** Distinguishes alternatives by the fields that one requires and the values that its fields allow. */
function hasForm(value: unknown, { needs, kinds }: Alternative): boolean {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Record<string, unknown>
  return (
    needs.every((name) => fields[name] !== undefined) &&
    Object.entries(kinds).every(
      ([name, values]) => fields[name] === undefined || values.includes(fields[name]),
    )
  )
}
