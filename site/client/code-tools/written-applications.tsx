// The applications that hold the fewest permissions, each in the form that the reader chooses.

import { useState, type ReactNode } from 'react'
import { scrollStop } from '../../components/code-block/scroll-stops.ts'
import { CopyButton } from '../../api/console/copy-button.tsx'
import type { LeastAnswer, WrittenApplication } from './code-tool-messages.ts'

const FORMS = [
  { name: 'JSON', of: 'json' },
  { name: 'Terraform', of: 'terraform' },
  { name: 'cURL', of: 'curl' },
] as const

type Form = (typeof FORMS)[number]['of']

/** Keeps the form that the reader has chosen while there is nothing to show. */
export function WrittenApplications({ answer }: { answer: LeastAnswer | undefined }): ReactNode {
  const [form, setForm] = useState<Form>('json')
  if (!answer) return null
  const { applications, free } = answer
  return (
    <section aria-label="Fewest permissions">
      {applications.some(({ permissions }) => permissions.length > 0) && (
        <fieldset className="code-tool__row">
          <legend>Format</legend>
          {FORMS.map(({ name, of }) => (
            <label key={of}>
              <input
                type="radio"
                name="code-tool-format"
                checked={form === of}
                onChange={() => setForm(of)}
              />{' '}
              {name}
            </label>
          ))}
        </fieldset>
      )}
      {applications.length > 1 && (
        <p>No one application can hold all of these: create {applications.length}.</p>
      )}
      {applications.map((application) => (
        <Written key={application.type} application={application} form={form} />
      ))}
      {free.length > 0 && (
        <p>
          {applications.length > 0 ? 'The other calls need' : 'Any valid key can make these calls: they need'}{' '}
          no permission.
        </p>
      )}
    </section>
  )
}

function Written({ application, form }: { application: WrittenApplication; form: Form }): ReactNode {
  const { type, permissions, operations } = application
  if (permissions.length === 0)
    return (
      <p>
        The key of any <strong>{type}</strong> application, for {operations.join(', ')}: no permission is
        needed.
      </p>
    )
  return (
    <div className="code-tool__application">
      <p>
        A <strong>{type}</strong> application with:
      </p>
      <ul>
        {permissions.map(({ name, allows }) => (
          <li key={name}>
            <code>{name}</code>
            {allows && `: ${allows}`}
          </li>
        ))}
      </ul>
      <pre className="code-tool__output" ref={scrollStop}>
        <code>{application[form]}</code>
      </pre>
      <CopyButton text={() => application[form]} label={`Copy the ${type} application`} visible="Copy" />
    </div>
  )
}
