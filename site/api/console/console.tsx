// The console of an operation: a form that builds a request, code samples for it, and the response once it is sent.

import { useMemo, useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react'
import type { ConsoleData } from '../contract/console-data.ts'
import { statusName } from '../../model/http/status-name.ts'
import { exampleOf } from '../samples/request/example-request.ts'
import { keyPlaceOf } from '../contract/key-place.ts'
import { keyPlaceholder } from '../samples/request/key-placeholder.ts'
import { BodyField } from './form/body-field.tsx'
import {
  draftOf,
  parameterId,
  parameterText,
  portRequest,
  requestOf,
  type ConsoleDraft,
} from './form/console-draft.ts'
import { consoleLink } from './console-link.ts'
import type { ConsolePort } from './form/console-port.ts'
import { CopyButton } from './copy-button.tsx'
import { Choice } from './form/field.tsx'
import { KeyField } from './form/key-field.tsx'
import { ParameterFields } from './form/parameter-fields.tsx'
import { bodyProblems, refusedFields } from './form/problems.ts'
import { RequestView } from './request-view.tsx'
import { ResponseView } from './response-view.tsx'
import { useSending } from './use-sending.ts'
import { createPageValidator } from '../mock/validate-value.ts'
import { keepVisitValue, noteExample, onVisitValues, sharedName, visitValues } from './form/visit-values.ts'

interface ConsoleProps {
  data: ConsoleData
  port: ConsolePort
  /** Unique in the page; prefix of its fields' ids. */
  name: string
  /** It is in its operation's canonical place, so a link can open it. */
  hasAddress: boolean
  /** Name of the initial example; the first one if absent. */
  example?: string
  onClose: () => void
}

const PLAIN_RESPONSE = ''

export function Console({ data, port, name, hasAddress, example, onClose }: ConsoleProps): ReactNode {
  const { operation, schemas, brand } = data
  const facts = useMemo(
    () => ({ ...brand, schemas, validate: createPageValidator(schemas) }),
    [brand, schemas],
  )
  const visit = useSyncExternalStore(onVisitValues, visitValues, visitValues)
  const [draft, setDraft] = useState(() => draftOf(operation, example))
  const [preferred, setPreferred] = useState(PLAIN_RESPONSE)
  const response = useRef<HTMLDivElement>(null)
  const { outcome, send, outdate } = useSending(port)

  const prefix = `try-${name}`
  const placeholder = keyPlaceholder(operation)
  const keyPlace = keyPlaceOf(brand)
  const key = visit.get(placeholder) ?? placeholder
  const request = useMemo(() => requestOf(operation, draft, visit), [operation, draft, visit])
  const problems = useMemo(
    () => (operation.body ? bodyProblems(operation.body, draft.body, facts.validate) : []),
    [operation, draft, facts],
  )
  const refused = useMemo(
    () => refusedFields(outcome.kind === 'failure' ? outcome.response?.body : undefined),
    [outcome],
  )

  const change = (next: ConsoleDraft): void => {
    setDraft(next)
    outdate()
  }
  const changeKey = (text: string): void => {
    keepVisitValue(placeholder, text === placeholder ? undefined : text)
    outdate()
  }
  const changeParameter: Parameters<typeof ParameterFields>[0]['onChange'] = (parameter, text) => {
    const shared = sharedName(operation, parameter)
    if (shared !== undefined) {
      noteExample(shared, String(exampleOf(parameter) ?? ''))
      keepVisitValue(shared, text)
    }
    change({ ...draft, parameters: new Map(draft.parameters).set(parameterId(parameter), text) })
  }
  const reset = (): void => {
    keepVisitValue(placeholder, undefined)
    for (const parameter of operation.parameters) {
      const shared = sharedName(operation, parameter)
      if (shared !== undefined) keepVisitValue(shared, undefined)
    }
    change(draftOf(operation, draft.example))
  }
  const submit = async (): Promise<void> => {
    const preference = preferred === PLAIN_RESPONSE ? `example=${draft.example}` : `code=${preferred}`
    await send(portRequest(request, draft.body, { keyPlace, key, preference }))
    response.current?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // An open list handles Escape first.
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  }

  const examples = operation.body?.examples ?? []
  const failures = operation.responses.filter(({ status }) => status >= 400)
  const fields = {
    prefix,
    operation,
    textOf: (parameter: (typeof operation.parameters)[number]) =>
      parameterText(operation, parameter, draft, visit),
    refused,
    validate: facts.validate,
    onChange: changeParameter,
  }
  return (
    <section aria-label={`Console: ${operation.summary}`} onKeyDown={onKeyDown}>
      <p className="console__note">
        A mock in this page responds. Nothing you type is sent or stored
        {operation.anonymous ? '.' : ', so leave the key’s placeholder as it is.'}
      </p>
      <form
        className="console__form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className="console__columns">
          <div className="console__fields">
            <div className="console__row">
              {examples.length > 1 ? (
                <Choice
                  id={`${prefix}-example`}
                  label="Example"
                  options={examples.map(({ name, summary }) => [name, summary])}
                  value={draft.example}
                  onChange={(name) => change(draftOf(operation, name))}
                />
              ) : undefined}
              <Choice
                id={`${prefix}-response`}
                label="Response"
                options={[
                  [PLAIN_RESPONSE, 'Depends on the request'],
                  ...failures.map(({ status }) => [String(status), statusName(status)] as const),
                ]}
                value={preferred}
                onChange={(status) => {
                  setPreferred(status)
                  outdate()
                }}
              />
            </div>
            {operation.anonymous ? undefined : (
              <KeyField id={`${prefix}-key`} label={keyPlace.header} value={key} onChange={changeKey} />
            )}
            <ParameterFields {...fields} place="path" />
            <ParameterFields {...fields} place="query" />
            {operation.body ? (
              <BodyField
                // Remount the form when another example is chosen.
                key={draft.example}
                id={`${prefix}-body`}
                body={operation.body}
                draft={draft.body}
                problems={problems}
                refused={refused}
                facts={facts}
                onChange={(body) => change({ ...draft, body })}
              />
            ) : undefined}
            <ParameterFields {...fields} place="header" />
          </div>
          <div className="console__results">
            <RequestView request={request} apiKey={key} facts={facts} />
            <div ref={response} className="console__reach">
              {outcome.response ? <ResponseView {...outcome.response} /> : undefined}
            </div>
          </div>
        </div>
        <div className="console__actions">
          <button className="button" data-kind="primary">
            Send to the mock
          </button>
          <button type="button" className="button" onClick={reset}>
            Reset
          </button>
          {hasAddress ? (
            <CopyButton
              text={() => consoleLink(location, operation.id, draft.example)}
              label="Copy a link that opens this console, without your input"
              visible="Copy link"
            />
          ) : undefined}
          <p className="console__status" role="status" data-kind={outcome.kind}>
            {outcome.text}
          </p>
        </div>
      </form>
    </section>
  )
}
