// Renders fields as a nested list: each with its anchor, type, description and nested fields.

import { Fragment, type ReactNode } from 'react'
import type { ApiExample } from '../contract/contract.ts'
import { ContractProse } from './contract-prose.tsx'
import { OneOf } from './one-of.tsx'
import { CHOICE, MANY_VALUES, unsaidFacts, type Fact } from './schema/schema-facts.ts'
import type { Elsewhere, Field, FieldContent } from './schema-fields.ts'

/** Fields below this depth, or in longer lists, are collapsed. */
const OPEN_DEPTH = 1
const OPEN_FIELDS = 6

/** Required fields and discriminators come first. Responses keep their order, since their fields are always present. */
export function FieldList({ content, ...place }: { content: FieldContent } & Place) {
  const { fields, alternatives } = content
  const { anchor, depth = 0, side, examples = [], at = [] } = place
  const inOrder = place.side === 'response' ? fields : inOrderOfUse(fields)
  return (
    <>
      {alternatives.length > 0 ? (
        <OneOf alternatives={alternatives} name={`${anchor}-form`} examples={examples} at={at}>
          {({ content: held }) =>
            held.elsewhere ? (
              <ElsewhereLink {...held.elsewhere} />
            ) : (
              <FieldList content={held} {...place} anchor={`${anchor}-of`} depth={depth + 1} side={side} />
            )
          }
        </OneOf>
      ) : null}
      {fields.length > 0 ? (
        <ul className="fields">
          {inOrder.map((field) => (
            <FieldItem key={field.anchor} field={field} {...place} />
          ))}
        </ul>
      ) : null}
    </>
  )
}

interface Place {
  /** Anchor of the value that contains the fields. */
  anchor: string
  depth?: number
  side?: 'request' | 'response'
  /** Example values, and the names of the enclosing fields. */
  examples?: readonly ApiExample[]
  at?: readonly string[]
}

/** Order: required, discriminators, fields with alternatives, optional, deprecated. */
function inOrderOfUse(fields: readonly Field[]): Field[] {
  const hasForms = fields.some(({ content }) => content.alternatives.length > 0)
  const rank = (field: Field): number => {
    const decides = hasForms && field.facts.some(({ text }) => text === CHOICE)
    if (field.deprecated) return 5
    if (field.required) return decides ? 0 : 1
    if (decides) return 2
    return field.content.alternatives.length > 0 ? 3 : 4
  }
  return [...fields].sort((a, b) => rank(a) - rank(b))
}

function FieldItem({ field, ...place }: { field: Field } & Place) {
  const { side, at = [] } = place
  return (
    <li className="field" id={field.anchor} data-shared={field.shared}>
      <p>
        <a className="field__name" href={`#${field.anchor}`}>
          <code>{field.name}</code>
        </a>{' '}
        <span className="field__type">{field.type}</span>
        {field.required ? <Flag kind={side === 'response' ? 'always present' : 'required'} /> : null}
        {field.readOnly ? <Flag kind="read only" /> : null}
        {field.writeOnly ? <Flag kind="write only" /> : null}
        {field.deprecated ? <Flag kind="deprecated" /> : null}
      </p>
      <ContractProse text={field.description} />
      <Facts facts={unsaidFacts(field.facts, field.description)} />
      <Nested content={field.content} {...place} anchor={field.anchor} at={[...at, field.name]} />
    </li>
  )
}

function Flag({ kind }: { kind: string }) {
  return (
    <>
      {' '}
      <span className="field__flag">{kind}</span>
    </>
  )
}

function Facts({ facts }: { facts: Fact[] }) {
  const long = facts.filter(({ text, codes }) => text === 'Pattern' || codes.length > MANY_VALUES)
  const short = facts.filter((fact) => !long.includes(fact))
  return (
    <>
      {short.length > 0 ? (
        <p className="field__facts">
          {short.map(({ text, codes }, index) => (
            <Fragment key={text}>
              {index > 0 ? ' ' : ''}
              {text}
              <Codes codes={codes} />.
            </Fragment>
          ))}
        </p>
      ) : null}
      {long.map(({ text, codes }) => (
        <details className="fold" key={text}>
          <summary>{codes.length > MANY_VALUES ? `${text} ${codes.length} values` : text}</summary>
          <p className="field__facts">
            <Codes codes={codes} />
          </p>
        </details>
      ))}
    </>
  )
}

function Codes({ codes }: { codes: string[] }) {
  return codes.map((code, index) => (
    <Fragment key={code}>
      {index > 0 ? ', ' : ' '}
      <code>{code}</code>
    </Fragment>
  ))
}

function Nested({ content, depth = 0, ...place }: { content: FieldContent } & Place): ReactNode {
  const { fields, elsewhere } = content
  if (elsewhere) return <ElsewhereLink {...elsewhere} />
  const list = <FieldList content={content} {...place} depth={depth + 1} />
  const open = depth < OPEN_DEPTH && fields.length <= OPEN_FIELDS
  if (fields.length === 0 || open) return list
  return (
    <details className="fold">
      <summary>{fields.length === 1 ? '1 field' : `${fields.length} fields`}</summary>
      {list}
    </details>
  )
}

export function ElsewhereLink({ name, href }: Elsewhere) {
  return (
    <p className="field__elsewhere">
      <a href={href}>Fields: {name}</a>
    </p>
  )
}
