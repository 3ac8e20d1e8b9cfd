// The tool that checks pasted code, and upgrades code written for a legacy package.

import { useRef, useState, type ReactNode } from 'react'
import { CopyButton } from '../../api/console/copy-button.tsx'
import { CODE_LANGUAGES } from '../../api/code/languages/code-language.ts'
import type { CodeJudgement } from '../../api/code/judge/judge-code.ts'
import type { Upgraded } from '../../api/code/judge/upgrade-code.ts'
import { Problems } from './code-problems.tsx'
import type { FoundCalls } from './found-calls.ts'
import type { Ask } from './workbench-messages.ts'

export interface ToolProps {
  ask: Ask
  found: FoundCalls
}

const NAMES: Partial<Record<string, string>> = {
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

type Result = { of: string; judgement: CodeJudgement; upgraded?: Upgraded }

export function CodeCheck({ ask, found }: ToolProps): ReactNode {
  const [code, setCode] = useState('')
  const [language, setLanguage] = useState('')
  const [result, setResult] = useState<Result>()
  const [state, setState] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)

  const run = async (kind: 'check' | 'upgrade'): Promise<void> => {
    if (code.trim() === '') {
      setState('Paste code first.')
      field.current?.focus()
      return
    }
    setState('Checking…')
    const asked = { code, ...(language !== '' && { language }) }
    try {
      if (kind === 'check') {
        const judgement = await ask('check', asked)
        setResult({ of: code, judgement })
        found.set(judgement.calls)
        setState(summaryOf(judgement))
      } else {
        const upgraded = await ask('upgrade', asked)
        setResult({ of: upgraded.code, judgement: upgraded.judgement, upgraded })
        found.set(upgraded.judgement.calls)
        setState(upgradeSummary(upgraded))
      }
    } catch (error) {
      setResult(undefined)
      setState(`Not checked. ${(error as Error).message}`)
    }
  }

  const goTo = ({ line, column, endLine, endColumn }: CodeJudgement['problems'][number]): void => {
    const text = result!.of
    if (text !== code) setCode(text)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(offsetOf(text, line, column), offsetOf(text, endLine, endColumn))
    })
  }

  return (
    <div className="workbench__tool">
      <label className="workbench__field">
        <span>Code or request</span>
        <textarea
          ref={field}
          className="workbench__code"
          rows={9}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </label>
      <div className="workbench__row">
        <label className="workbench__field">
          <span>Language</span>
          <select value={language} onChange={(event) => setLanguage(event.target.value)}>
            <option value="">Detect automatically</option>
            {CODE_LANGUAGES.map((name) => (
              <option key={name} value={name}>
                {NAMES[name] ?? name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="button" data-kind="primary" onClick={() => void run('check')}>
          Check
        </button>
        <button type="button" className="button" onClick={() => void run('upgrade')}>
          Upgrade
        </button>
      </div>
      <p className="workbench__state" role="status">
        {state}
      </p>
      {result?.upgraded && <UpgradedCode upgraded={result.upgraded} />}
      {result && <Problems judgement={result.judgement} code={result.of} goTo={goTo} />}
    </div>
  )
}

function UpgradedCode({ upgraded: { code, changes, left } }: { upgraded: Upgraded }): ReactNode {
  if (changes.length === 0 && left.length === 0) return null
  return (
    <section aria-label="Upgraded code">
      {changes.length > 0 && (
        <>
          <pre className="workbench__output" tabIndex={0}>
            <code>{code}</code>
          </pre>
          <CopyButton text={() => code} label="Copy the upgraded code" visible="Copy" />
        </>
      )}
      {left.length > 0 && (
        <>
          <p>Left unchanged, because the table has no equivalent:</p>
          <ul>
            {left.map(({ line, call, note }) => (
              <li key={`${line} ${call}`}>
                Line {line}: <code>{call}</code>. {note}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function summaryOf({ judged, reason, problems, calls, language }: CodeJudgement): string {
  const count = problems.length === 0 ? 'No problem found' : plural(problems.length, 'problem')
  if (!judged) return `${problems.length > 0 ? `${count}. ` : ''}${reason ?? ''}`
  return `${count} in ${plural(calls.length, 'API call')} (${NAMES[language] ?? language}).`
}

function upgradeSummary({ changes, left, judgement }: Upgraded): string {
  if (changes.length === 0 && left.length === 0) return 'Nothing in the code is from a legacy package.'
  return `${plural(changes.length, 'change')}, ${left.length} left to you. The result: ${summaryOf(judgement)}`
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1
}
