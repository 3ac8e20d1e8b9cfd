// Finds the minimum permissions for chosen operations, a guide, or the code checked above.

import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { containerPaths } from '../../api/permissions/container-paths.ts'
import { isSentOn, type RuleWishes } from '../../api/permissions/application-forms.ts'
import type { UsedOperation } from '../../api/permissions/least-permissions.ts'
import { PermissionFields } from '../../components/code-tool/permission-fields.tsx'
import type { ToolProps } from './code-check.tsx'
import { ChosenOperations } from './chosen-operations.tsx'
import { OperationChoices } from './operation-choices.tsx'
import { WrittenApplications } from './written-applications.tsx'
import type { LeastAnswer, OperationChoice } from './code-tool-messages.ts'

export function PermissionCalculator({ ask, found }: ToolProps): ReactNode {
  const [state, setState] = useState('')
  const [next, setNext] = useState('')
  const { chosen, setChosen, add } = useChosen(setState)
  const guide = useGuideField(ask, add, setState)
  const containers = useContainersField()
  const [transform, setTransform] = useState<RuleWishes['transform']>('mask')
  const checked = useSyncExternalStore(found.subscribe, found.get, found.get)
  const { paths, wrong } = containerPaths(containers.text)
  const operations = useOperations(ask, setState)
  const answer = useLeastPermissions({ ask, chosen, containers: containers.text, transform }, setState)

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
        guideField={guide.field}
        takeGuide={guide.take}
        takeCode={checked.length > 0 ? () => add(checked, 'the code above') : undefined}
        containersField={containers.field}
        setContainers={({ target }) => containers.setText(target.value)}
        isWrong={wrong.length > 0}
        transform={paths.length > 0 && <Transform chosen={transform} choose={setTransform} />}
        note={containersNote(wrong, paths, chosen.length > 0 ? answer : undefined)}
        state={state}
      />
      <WrittenApplications answer={chosen.length > 0 && wrong.length === 0 ? answer : undefined} />
    </>
  )
}

type Say = (state: string) => void
/** Adds the operations that some text calls; `from` names it. */
type Add = (calls: readonly UsedOperation[], from: string) => void

function useChosen(say: Say) {
  const [chosen, setChosen] = useState<readonly UsedOperation[]>([])
  const add: Add = (calls, from) => {
    const known = new Set(chosen.map(keyOf))
    const fresh = [...new Map(calls.map((call) => [keyOf(call), call])).values()].filter(
      (call) => !known.has(keyOf(call)),
    )
    setChosen([...chosen, ...fresh])
    say(calls.length === 0 ? `No API calls in ${from}.` : `${fresh.length} added from ${from}.`)
  }
  return { chosen, setChosen, add }
}

function useGuideField(ask: ToolProps['ask'], add: Add, say: Say) {
  const field = useRef<HTMLInputElement>(null)
  const take = (): void => {
    const path = field.current!.value.trim()
    if (path === '') {
      say('Enter the path of a guide first.')
      field.current!.focus()
      return
    }
    ask('guide', { path }).then(
      (calls) => add(calls, 'the guide'),
      () => say('That page does not exist. Paste the path of a guide, as in its URL: /docs/…'),
    )
  }
  return { field, take }
}

function useContainersField() {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    // What was typed before the tool arrived.
    setText(field.current!.value)
  }, [])
  return { field, text, setText }
}

/** Empty while they load; undefined in the first render, which must be what the server rendered. */
function useOperations(ask: ToolProps['ask'], say: Say): OperationChoice[] | undefined {
  const isHydrated = useHydrated()
  const [operations, setOperations] = useState<OperationChoice[]>([])
  useEffect(() => {
    ask('operations', null).then(setOperations, (error: Error) => say(`Not loaded. ${error.message}`))
  }, [ask, say])
  return isHydrated ? operations : undefined
}

interface Wanted extends Pick<ToolProps, 'ask'>, Pick<RuleWishes, 'transform'> {
  chosen: readonly UsedOperation[]
  /** As typed. */
  containers: string
}

/** The permissions of the last call that was answered. */
function useLeastPermissions(
  { ask, chosen, containers, transform }: Wanted,
  say: Say,
): LeastAnswer | undefined {
  const [answer, setAnswer] = useState<LeastAnswer>()
  useEffect(() => {
    if (chosen.length === 0) return undefined
    let isCurrent = true
    const wishes: RuleWishes = { containers: containerPaths(containers).paths, transform, name: 'My service' }
    ask('least', { operations: chosen, wishes }).then(
      (given) => isCurrent && setAnswer(given),
      (error: Error) => isCurrent && say(error.message),
    )
    return () => void (isCurrent = false)
  }, [ask, chosen, containers, transform, say])
  return answer
}

function containersNote(
  wrong: readonly string[],
  paths: readonly string[],
  answer: LeastAnswer | undefined,
): string {
  if (wrong.length > 0)
    return `Not a container: ${wrong.join(', ')}. A path starts and ends with a slash: /pci/high/.`
  if (answer && paths.length > 0 && !answer.applications.some(({ hasRules }) => hasRules))
    return 'Containers limit permissions for tokens, and these calls need none.'
  if (answer && paths.length === 0 && answer.applications.some(returnsTokens))
    return 'Without a container, the key covers all tokens but gets only masks. For plaintext, enter a container: / covers all.'
  return ''
}

interface TransformProps {
  chosen: RuleWishes['transform']
  choose: (transform: RuleWishes['transform']) => void
}

function Transform({ chosen, choose }: TransformProps): ReactNode {
  return (
    <label className="code-tool__field">
      <span>What it can read</span>
      <select value={chosen} onChange={({ target }) => choose(target.value as RuleWishes['transform'])}>
        <option value="mask">Masked</option>
        <option value="redact">Nothing</option>
        <option value="reveal">Plaintext</option>
      </select>
    </label>
  )
}

/** The same call in a browser and on a server needs two keys. */
const keyOf = ({ operation, ofElements }: UsedOperation): string => `${operation} ${ofElements ?? false}`

/** Some of its responses hold tokens. */
const returnsTokens = ({ permissions }: LeastAnswer['applications'][number]): boolean =>
  permissions.some(({ group, name }) => group === 'Tokens' && !isSentOn(name) && !name.endsWith(':delete'))
