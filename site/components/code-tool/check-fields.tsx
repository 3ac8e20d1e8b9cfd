// The fields of the tool that checks pasted code. The build renders them into the page; the tool takes them over.

import type { Ref } from 'react'

/** Languages to choose from, by the names that the checker has for them. */
export const CODE_CHOICES = {
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  tsx: 'TSX',
  python: 'Python',
  java: 'Java',
  go: 'Go',
  csharp: 'C#',
  kotlin: 'Kotlin',
  swift: 'Swift',
  php: 'PHP',
  json: 'JSON',
  bash: 'Shell, cURL',
  http: 'HTTP request',
}

const CODE_FIELD = 'code-tool-code'

interface CheckFieldsProps {
  code?: Ref<HTMLTextAreaElement>
  language?: Ref<HTMLSelectElement>
  /** The one that checks. */
  button?: Ref<HTMLButtonElement>
  run?: (kind: 'check' | 'upgrade') => void
  /** Code that `tryExample` shows to readers who have none at hand. */
  example?: string | undefined
  tryExample?: () => void
  /** What the status line says about the run. */
  state?: string
}

/** Uncontrolled: what was typed before the tool arrived stays. */
export function CheckFields(props: CheckFieldsProps) {
  const { code, language, button, run, example, tryExample, state } = props
  return (
    <>
      <div className="code-tool__field">
        <div className="code-tool__head">
          <label htmlFor={CODE_FIELD}>Code or request</label>
          {example !== undefined && (
            <button type="button" className="code-tool__example" onClick={tryExample}>
              Try an example
            </button>
          )}
        </div>
        <textarea
          ref={code}
          id={CODE_FIELD}
          className="code-tool__code"
          rows={9}
          placeholder="Paste code, a cURL command or an HTTP request"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
        />
      </div>
      <div className="code-tool__row">
        <label className="code-tool__field">
          <span>Language</span>
          <select ref={language} autoComplete="off">
            <option value="">Detect automatically</option>
            {Object.entries(CODE_CHOICES).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button
          ref={button}
          type="button"
          className="button"
          data-kind="primary"
          onClick={() => run?.('check')}
        >
          Check
        </button>
        <button type="button" className="button" onClick={() => run?.('upgrade')}>
          Upgrade
        </button>
      </div>
      <p className="code-tool__state" role="status">
        {state}
      </p>
    </>
  )
}
