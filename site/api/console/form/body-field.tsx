// The request body as JSON or as a form: two views of the same text, each with all of its problems.

import { useSyncExternalStore, type ReactNode } from 'react'
import type { ApiBody } from '../../contract/contract.ts'
import { InlineText } from '../../operation/inline-text.tsx'
import { BodyForm } from './body-form.tsx'
import { bodyOfText, bodyOfValue, type BodyDraft } from './console-draft.ts'
import type { FormFacts } from './form-shape.ts'
import type { BodyProblem } from './problems.ts'
import { keepVisitValue, onVisitValues, visitValues } from './visit-values.ts'

interface BodyFieldProps {
  id: string
  body: ApiBody
  draft: BodyDraft
  problems: readonly BodyProblem[]
  /** Errors in the response, keyed by dotted field name. */
  refused: ReadonlyMap<string, readonly string[]>
  facts: FormFacts
  onChange: (draft: BodyDraft) => void
}

const VIEWS = ['JSON', 'Form'] as const
/**
 * Keys and ids never have this name, so the chosen view can be stored with them and applies to every console of the
 * visit.
 */
const VIEW = 'body view'
const MIN_ROWS = 4
const MAX_ROWS = 22

export function BodyField(props: BodyFieldProps): ReactNode {
  const { id, body } = props
  const visit = useSyncExternalStore(onVisitValues, visitValues, visitValues)
  const view = visit.get(VIEW) ?? VIEWS[0]
  return (
    <fieldset className="console__group">
      <legend className="visually-hidden">Request body</legend>
      <div className="console__caption">
        {view === 'JSON' ? (
          <label className="console__label" htmlFor={id}>
            Body ({body.contentType})
          </label>
        ) : (
          <span className="console__label">Body ({body.contentType})</span>
        )}
        <span className="console__views" role="radiogroup" aria-label="Edit the body as">
          {VIEWS.map((name) => (
            <label key={name} className="console__view">
              <input
                type="radio"
                name={`${id}-view`}
                checked={name === view}
                onChange={() => keepVisitValue(VIEW, name)}
              />
              <span>{name}</span>
            </label>
          ))}
        </span>
      </div>
      {view === 'JSON' ? <BodyText {...props} /> : <BodyFields {...props} />}
    </fieldset>
  )
}

function BodyText({ id, draft, problems, refused, onChange }: BodyFieldProps): ReactNode {
  const lines = draft.text.split('\n').length
  const sentences = [
    ...problems.map(({ sentence }) => sentence),
    ...(problems.length > 0 ? [] : [...refused].map(([name, texts]) => `\`${name}\`: ${texts.join(' ')}`)),
  ]
  return (
    <>
      <textarea
        id={id}
        className="console__control console__body"
        spellCheck={false}
        autoCapitalize="off"
        aria-describedby={`${id}-problems`}
        aria-invalid={sentences.length > 0}
        rows={Math.min(MAX_ROWS, Math.max(MIN_ROWS, lines))}
        value={draft.text}
        onChange={(event) => onChange(bodyOfText(event.target.value, draft))}
      />
      <ul className="console__problems" id={`${id}-problems`}>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <InlineText text={sentence} />
          </li>
        ))}
      </ul>
    </>
  )
}

function BodyFields({ id, body, draft, problems, refused, facts, onChange }: BodyFieldProps): ReactNode {
  if (draft.problem !== undefined) {
    return (
      <p className="console__problem">
        <InlineText text={`${draft.problem} Correct the JSON, or choose another example.`} />
      </p>
    )
  }
  return (
    <BodyForm
      id={id}
      schema={body.schema}
      value={draft.value}
      examples={body.examples}
      problems={problems}
      refused={refused}
      facts={facts}
      onChange={(value) => onChange(bodyOfValue(value))}
    />
  )
}
