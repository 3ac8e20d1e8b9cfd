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

interface CheckFieldsProps {
  code?: Ref<HTMLTextAreaElement>
  language?: Ref<HTMLSelectElement>
  run?: (kind: 'check' | 'upgrade') => void
  /** What the status line says about the run. */
  state?: string
}

/** Uncontrolled: what was typed before the tool arrived stays. */
export function CheckFields({ code, language, run, state }: CheckFieldsProps) {
  return (
    <>
      <label className="code-tool__field">
        <span>Code or request</span>
        <textarea
          ref={code}
          className="code-tool__code"
          rows={9}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
        />
      </label>
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
        <button type="button" className="button" data-kind="primary" onClick={() => run?.('check')}>
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
