// The console of an operation: a form that builds a request, code samples for it, and the response once it is sent.

import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { isInputMethodKey } from '../../browser/keys/is-input-method-key.ts'
import type { ApiOperation } from '../contract/contract.ts'
import type { ConsoleData } from '../contract/console-data.ts'
import { statusName } from '../../model/http/status-name.ts'
import { BodyField } from './form/body-field.tsx'
import { consoleLink } from './console-link.ts'
import type { ConsolePort } from './form/console-port.ts'
import { CopyButton } from './copy-button.tsx'
import { Choice } from './form/field.tsx'
import { KeyField } from './form/key-field.tsx'
import { ParameterFields } from './form/parameter-fields.tsx'
import { PLAIN_RESPONSE, useConsoleForm, type ConsoleForm } from './form/use-console-form.ts'
import { RequestView } from './request-view.tsx'
import { ResponseView } from './response-view.tsx'

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

interface PartProps {
  operation: ApiOperation
  form: ConsoleForm
  /** Prefix of the fields' ids. */
  prefix: string
}

export function Console({ data, port, name, hasAddress, example, onClose }: ConsoleProps): ReactNode {
  const { operation } = data
  const form = useConsoleForm(data, port, example)
  const response = useRef<HTMLDivElement>(null)
  const part = { operation, form, prefix: `try-${name}` }
  const submit = async (): Promise<void> => {
    await form.submit()
    response.current?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // An open list or an input method handles Escape first.
    if (event.key === 'Escape' && !event.defaultPrevented && !isInputMethodKey(event.nativeEvent)) onClose()
  }
  return (
    <section aria-label={`Console: ${operation.summary}`} onKeyDown={onKeyDown}>
      <p className="console__note">
        A mock on this page responds. Nothing you type is sent or stored
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
            <Choices {...part} />
            <RequestFields {...part} />
          </div>
          <div className="console__results">
            <RequestView request={form.request} apiKey={form.key} facts={form.facts} />
            <div ref={response} className="console__reach">
              {form.outcome.response ? <ResponseView {...form.outcome.response} /> : undefined}
            </div>
          </div>
        </div>
        <Actions {...part} hasAddress={hasAddress} />
      </form>
    </section>
  )
}

/** The example to start from, and the response to get. */
function Choices({ operation, form, prefix }: PartProps): ReactNode {
  const examples = operation.body?.examples ?? []
  const failures = operation.responses.filter(({ status }) => status >= 400)
  return (
    <div className="console__row">
      {examples.length > 1 ? (
        <Choice
          id={`${prefix}-example`}
          label="Example"
          options={examples.map(({ name, summary }) => [name, summary])}
          value={form.draft.example}
          onChange={form.chooseExample}
        />
      ) : undefined}
      <Choice
        id={`${prefix}-response`}
        label="Response"
        options={[
          [PLAIN_RESPONSE, 'Depends on the request'],
          ...failures.map(({ status }) => [String(status), statusName(status)] as const),
        ]}
        value={form.preferred}
        onChange={form.choosePreferred}
      />
    </div>
  )
}

function RequestFields({ operation, form, prefix }: PartProps): ReactNode {
  const { facts, draft, apiKeyAuth, key, problems, refused, textOf } = form
  const { validate } = facts
  const fields = { prefix, operation, textOf, refused, validate, onChange: form.changeParameter }
  return (
    <>
      {operation.anonymous ? undefined : (
        <KeyField id={`${prefix}-key`} label={apiKeyAuth.header} value={key} onChange={form.changeKey} />
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
          onChange={form.changeBody}
        />
      ) : undefined}
      <ParameterFields {...fields} place="header" />
    </>
  )
}

function Actions({ operation, form, hasAddress }: PartProps & Pick<ConsoleProps, 'hasAddress'>): ReactNode {
  const { outcome, draft } = form
  return (
    <div className="console__actions">
      <button className="button" data-kind="primary">
        Send to the mock
      </button>
      <button type="button" className="button" onClick={form.reset}>
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
  )
}
