// The tool that checks pasted code, and upgrades code written for a legacy package.

import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { scrollStop } from '../../components/code-block/scroll-stops.ts'
import { CopyButton } from '../../api/console/copy-button.tsx'
import type { CodeReport } from '../../api/code/pasted/check-pasted-code.ts'
import { codeLanguage } from '../../api/code/languages/code-language.ts'
import type { Upgraded } from '../../api/code/pasted/upgrade/upgrade-code.ts'
import { CODE_CHOICES, CheckFields } from '../../components/code-tool/check-fields.tsx'
import { Problems } from './code-problems.tsx'
import type { FoundCalls } from './found-calls.ts'
import type { Ask } from './code-tool-messages.ts'

export interface ToolProps {
  ask: Ask
  found: FoundCalls
  /** Flawed code for readers who have none at hand. */
  example?: string | undefined
}

type Result = { of: string; report: CodeReport; upgraded?: Upgraded }

export function CodeCheck({ ask, found, example }: ToolProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null)
  const choice = useRef<HTMLSelectElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { result, state, run } = useChecks({ ask, found, field, choice })

  const tryExample = (): void => {
    field.current!.value = example ?? ''
    choice.current!.value = ''
    // The pressed button is gone once the field has text; focus there would open a phone's keyboard.
    button.current!.focus()
    void run('check')
  }

  const goTo = ({ line, column, endLine, endColumn }: CodeReport['problems'][number]): void => {
    const text = result!.of
    const { current } = field
    if (current!.value !== text) current!.value = text
    current!.focus()
    current!.setSelectionRange(offsetOf(text, line, column), offsetOf(text, endLine, endColumn))
  }

  return (
    <>
      <CheckFields
        code={field}
        language={choice}
        button={button}
        run={(kind) => void run(kind)}
        example={example}
        tryExample={tryExample}
        state={state}
      />
      {result?.upgraded && <UpgradedCode upgraded={result.upgraded} />}
      {result && <Problems report={result.report} code={result.of} goTo={goTo} />}
    </>
  )
}

interface ChecksOptions extends Pick<ToolProps, 'ask' | 'found'> {
  field: RefObject<HTMLTextAreaElement | null>
  /** Of the language. */
  choice: RefObject<HTMLSelectElement | null>
}

/** Checks or upgrades the code in the field; `state` says what came of it. */
function useChecks({ ask, found, field, choice }: ChecksOptions) {
  const [result, setResult] = useState<Result>()
  const [state, setState] = useState('')

  const run = async (kind: 'check' | 'upgrade'): Promise<void> => {
    const code = field.current!.value
    const language = choice.current!.value
    if (code.trim() === '') {
      setState('Paste code first.')
      field.current!.focus()
      return
    }
    setState('Checking…')
    const asked = { code, ...(language !== '' && { language }) }
    try {
      if (kind === 'check') {
        const report = await ask('check', asked)
        setResult({ of: code, report })
        found.set(report.calls)
        setState(summaryOf(report))
      } else {
        const upgraded = await ask('upgrade', asked)
        setResult({ of: upgraded.code, report: upgraded.report, upgraded })
        found.set(upgraded.report.calls)
        setState(upgradeSummary(upgraded))
      }
    } catch (error) {
      setResult(undefined)
      setState(`Not checked. ${(error as Error).message}`)
    }
  }

  return { result, state, run }
}

function UpgradedCode({ upgraded: { code, changes, left } }: { upgraded: Upgraded }): ReactNode {
  if (changes.length === 0 && left.length === 0) return null
  return (
    <section aria-label="Upgraded code">
      {changes.length > 0 && (
        <>
          <pre className="code-tool__output" ref={scrollStop}>
            <code>{code}</code>
          </pre>
          <CopyButton text={() => code} label="Copy the upgraded code" visible="Copy" />
        </>
      )}
      {left.length > 0 && (
        <>
          <p>Left to you:</p>
          <ul>
            {left.map(({ line, call, note }) => (
              <li key={`${line} ${call} ${note}`}>
                Line {line}: <code>{call}</code>. {note}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function summaryOf({ judged, reason, problems, calls, language }: CodeReport): string {
  const count = problems.length === 0 ? 'No problem found' : plural(problems.length, 'problem')
  if (!judged) return `${problems.length > 0 ? `${count}. ` : ''}${reason ?? ''}`
  // A call with an unknown name or URL is a problem, and counts as no call.
  const place = calls.length === 0 ? '' : ` in ${plural(calls.length, 'API call')}`
  return `${count}${place} (${nameOf(language)}).`
}

function upgradeSummary({ changes, left, reason, report }: Upgraded): string {
  if (reason !== undefined) return reason
  if (changes.length === 0 && left.length === 0) return 'Nothing in the code is from a legacy package.'
  return `${plural(changes.length, 'change')}, ${left.length} left to you. The result: ${summaryOf(report)}`
}

function nameOf(language: string): string {
  const known = codeLanguage(language)
  return known ? CODE_CHOICES[known] : language
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1
}
