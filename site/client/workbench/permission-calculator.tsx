// Finds the minimum permissions for chosen operations, a guide, or the code checked above.

import { useEffect, useId, useState, useSyncExternalStore, type ReactNode } from 'react'
import { CopyButton } from '../../api/console/copy-button.tsx'
import { containerPaths } from '../../api/code/judge/container-paths.ts'
import type { RuleWishes } from '../../api/code/judge/least-permissions.ts'
import type { ToolProps } from './code-check.tsx'
import type { FoundCall } from './found-calls.ts'
import { OperationPicker } from './operation-picker.tsx'
import type { LeastAnswer, OperationChoice } from './workbench-messages.ts'

const FORMS = [
  { name: 'JSON', of: 'json' },
  { name: 'Terraform', of: 'terraform' },
  { name: 'cURL', of: 'curl' },
] as const

export function PermissionCalculator({ ask, found }: ToolProps): ReactNode {
  const [operations, setOperations] = useState<OperationChoice[]>([])
  const [chosen, setChosen] = useState<readonly FoundCall[]>([])
  const [guide, setGuide] = useState('')
  const [containers, setContainers] = useState('')
  const [transform, setTransform] = useState<RuleWishes['transform']>('mask')
  const [answer, setAnswer] = useState<LeastAnswer>()
  const [form, setForm] = useState<(typeof FORMS)[number]['of']>('json')
  const [state, setState] = useState('')
  const checked = useSyncExternalStore(found.subscribe, found.get)
  const name = useId()
  const { paths, wrong } = containerPaths(containers)
  // Any valid key may call these.
  const isFree = answer?.least.free.length === chosen.length

  useEffect(() => {
    ask('operations', null).then(setOperations, (error: Error) => setState(`Not loaded. ${error.message}`))
  }, [ask])

  useEffect(() => {
    if (chosen.length === 0) return undefined
    let isCurrent = true
    const wishes: RuleWishes = { containers: containerPaths(containers).paths, transform, name: 'My service' }
    ask('least', { operations: chosen, wishes }).then(
      (given) => isCurrent && setAnswer(given),
      (error: Error) => isCurrent && setState(error.message),
    )
    return () => void (isCurrent = false)
  }, [ask, chosen, containers, transform])

  const add = (calls: readonly FoundCall[], from: string): void => {
    const known = new Set(chosen.map(({ operation }) => operation))
    const fresh = [...new Map(calls.map((call) => [call.operation, call])).values()].filter(
      ({ operation }) => !known.has(operation),
    )
    setChosen([...chosen, ...fresh])
    setState(calls.length === 0 ? `No API calls in ${from}.` : `${fresh.length} added from ${from}.`)
  }
  const takeGuide = (): void => {
    ask('guide', { path: guide }).then(
      (calls) => add(calls, 'the guide'),
      () =>
        setState(
          'That page does not exist. Paste the path of a guide, such as /docs/card-payments/charge-card.',
        ),
    )
  }

  return (
    <div className="workbench__tool">
      <OperationPicker operations={operations} chosen={chosen} choose={setChosen} />
      <div className="workbench__row">
        <label className="workbench__field">
          <span>Path of a guide</span>
          <input
            value={guide}
            placeholder="/docs/card-payments/charge-card"
            onChange={(event) => setGuide(event.target.value)}
          />
        </label>
        <button type="button" className="button" disabled={guide.trim() === ''} onClick={takeGuide}>
          Add its operations
        </button>
        <button
          type="button"
          className="button"
          disabled={checked.length === 0}
          onClick={() => add(checked, 'the code above')}
        >
          Add those from the code above
        </button>
      </div>
      <div className="workbench__row">
        <label className="workbench__field">
          <span>Containers (optional)</span>
          <input
            value={containers}
            placeholder="/pci/high/"
            autoCapitalize="off"
            aria-invalid={wrong.length > 0}
            aria-describedby={`${name}-containers`}
            onChange={(event) => setContainers(event.target.value)}
          />
        </label>
        {paths.length > 0 && (
          <label className="workbench__field">
            <span>What it can read</span>
            <select
              value={transform}
              onChange={(event) => setTransform(event.target.value as RuleWishes['transform'])}
            >
              <option value="mask">Masked</option>
              <option value="redact">Nothing</option>
              <option value="reveal">Plaintext</option>
            </select>
          </label>
        )}
      </div>
      <p id={`${name}-containers`} className="workbench__state" role="status">
        {wrong.length > 0 &&
          `Not a container: ${wrong.join(', ')}. A path starts and ends with a slash: /pci/high/.`}
        {wrong.length === 0 &&
          answer &&
          chosen.length > 0 &&
          paths.length > 0 &&
          !hasRules(answer) &&
          NO_RULES}
      </p>
      <p className="workbench__state" role="status">
        {state}
      </p>
      {answer && chosen.length > 0 && (
        <section aria-label="Fewest permissions">
          <Needs answer={answer} isFree={isFree} />
          {!isFree && (
            <>
              <fieldset className="workbench__row">
                <legend>Format</legend>
                {FORMS.map((one) => (
                  <label key={one.of}>
                    <input
                      type="radio"
                      name={name}
                      checked={form === one.of}
                      onChange={() => setForm(one.of)}
                    />{' '}
                    {one.name}
                  </label>
                ))}
              </fieldset>
              <pre className="workbench__output" tabIndex={0}>
                <code>{answer[form]}</code>
              </pre>
              <CopyButton text={() => answer[form]} label="Copy" visible="Copy" />
            </>
          )}
        </section>
      )}
    </div>
  )
}

const NO_RULES = 'Containers limit token permissions, and this application has none.'

const hasRules = ({ json }: LeastAnswer): boolean => json.includes('"rules"')

function Needs({ answer: { least }, isFree }: { answer: LeastAnswer; isFree: boolean }): ReactNode {
  if (isFree) return <p>Any valid key can make these calls: they need no permission.</p>
  return (
    <>
      <p>
        A <strong>{least.type}</strong> application with:
      </p>
      <ul>
        {least.permissions.map(({ name, allows }) => (
          <li key={name}>
            <code>{name}</code>: {allows}
          </li>
        ))}
      </ul>
      {least.apart.length > 0 && (
        <p>
          Not with the same key:{' '}
          {least.apart.map(({ operation, type }) => `${operation} (${type})`).join(', ')}. Create a second
          application for them.
        </p>
      )}
    </>
  )
}
