// Finds the minimum permissions for chosen operations, a guide, or the code checked above.

import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { CopyButton } from '../../api/console/copy-button.tsx'
import { containerPaths } from '../../api/code/judge/container-paths.ts'
import type { RuleWishes } from '../../api/code/judge/least-permissions.ts'
import { PermissionFields } from '../../components/workbench/permission-fields.tsx'
import type { ToolProps } from './code-check.tsx'
import type { FoundCall } from './found-calls.ts'
import { ChosenOperations } from './chosen-operations.tsx'
import { OperationChoices } from './operation-choices.tsx'
import type { LeastAnswer, OperationChoice } from './workbench-messages.ts'

const FORMS = [
  { name: 'JSON', of: 'json' },
  { name: 'Terraform', of: 'terraform' },
  { name: 'cURL', of: 'curl' },
] as const

export function PermissionCalculator({ ask, found }: ToolProps): ReactNode {
  /** Empty while they load; undefined in the first render, which must be what the server rendered. */
  const [operations, setOperations] = useState<OperationChoice[]>()
  const [chosen, setChosen] = useState<readonly FoundCall[]>([])
  const [next, setNext] = useState('')
  const [containers, setContainers] = useState('')
  const [transform, setTransform] = useState<RuleWishes['transform']>('mask')
  const [answer, setAnswer] = useState<LeastAnswer>()
  const [form, setForm] = useState<(typeof FORMS)[number]['of']>('json')
  const [state, setState] = useState('')
  const checked = useSyncExternalStore(found.subscribe, found.get, found.get)
  const guide = useRef<HTMLInputElement>(null)
  const containerField = useRef<HTMLInputElement>(null)
  const { paths, wrong } = containerPaths(containers)
  // Any valid key may call these.
  const isFree = answer?.least.free.length === chosen.length

  let note = ''
  if (wrong.length > 0) {
    note = `Not a container: ${wrong.join(', ')}. A path starts and ends with a slash: /pci/high/.`
  } else if (answer && chosen.length > 0 && paths.length > 0 && !hasRules(answer)) {
    note = 'Containers limit token permissions, and this application has none.'
  }

  useEffect(() => {
    // What was typed before the tool arrived.
    setContainers(containerField.current!.value)
    setOperations([])
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
    const path = guide.current!.value.trim()
    if (path === '') {
      setState('Enter the path of a guide first.')
      guide.current!.focus()
      return
    }
    ask('guide', { path }).then(
      (calls) => add(calls, 'the guide'),
      () =>
        setState(
          'That page does not exist. Paste the path of a guide, such as /docs/card-payments/charge-card.',
        ),
    )
  }

  return (
    <>
      <PermissionFields
        choices={
          operations && operations.length > 0 && <OperationChoices operations={operations} chosen={chosen} />
        }
        chosen={<ChosenOperations operations={operations ?? []} chosen={chosen} choose={setChosen} />}
        next={next}
        choose={({ target }) => setNext(target.value)}
        add={() => {
          setChosen([...chosen, { operation: next }])
          setNext('')
        }}
        guideField={guide}
        takeGuide={takeGuide}
        takeCode={checked.length > 0 ? () => add(checked, 'the code above') : undefined}
        containersField={containerField}
        setContainers={({ target }) => setContainers(target.value)}
        isWrong={wrong.length > 0}
        transform={paths.length > 0 && <Transform chosen={transform} choose={setTransform} />}
        note={note}
        state={state}
      />
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
                      name="workbench-format"
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
    </>
  )
}

interface TransformProps {
  chosen: RuleWishes['transform']
  choose: (transform: RuleWishes['transform']) => void
}

function Transform({ chosen, choose }: TransformProps): ReactNode {
  return (
    <label className="workbench__field">
      <span>What it can read</span>
      <select value={chosen} onChange={({ target }) => choose(target.value as RuleWishes['transform'])}>
        <option value="mask">Masked</option>
        <option value="redact">Nothing</option>
        <option value="reveal">Plaintext</option>
      </select>
    </label>
  )
}

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
