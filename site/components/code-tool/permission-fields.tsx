// The fields of the tool that finds the fewest permissions. The build renders them into the page; the tool takes them
// over.

import type { ChangeEventHandler, ReactNode, Ref } from 'react'

interface PermissionFieldsProps {
  /** Operations to choose from, in groups; undefined in the page, false while the tool loads them. */
  choices?: ReactNode
  chosen?: ReactNode
  /** Id of the chosen operation. */
  next?: string
  choose?: ChangeEventHandler<HTMLSelectElement>
  add?: () => void
  guideField?: Ref<HTMLInputElement>
  takeGuide?: () => void
  /** Undefined if the checked code calls no operation. */
  takeCode?: (() => void) | undefined
  containersField?: Ref<HTMLInputElement>
  setContainers?: ChangeEventHandler<HTMLInputElement>
  isWrong?: boolean
  /** What applies to the containers. */
  transform?: ReactNode
  /** What is to be said about the containers. */
  note?: string
  state?: string
}

const CONTAINERS_NOTE = 'code-tool-containers'

/** Texts are uncontrolled: what was typed before the tool arrived stays. */
export function PermissionFields(props: PermissionFieldsProps) {
  return (
    <>
      <OperationRow {...props} />
      {props.chosen}
      <GuideRow {...props} />
      <ContainersRow {...props} />
      <p id={CONTAINERS_NOTE} className="code-tool__state" role="status">
        {props.note}
      </p>
      <p className="code-tool__state" role="status">
        {props.state}
      </p>
    </>
  )
}

function OperationRow({ choices, next = '', choose, add }: PermissionFieldsProps) {
  return (
    <div className="code-tool__row">
      <label className="code-tool__field">
        <span>What it does</span>
        <select value={next} autoComplete="off" onChange={choose}>
          <option value="">{choices === false ? 'Loading operations…' : 'Choose an operation'}</option>
          {choices}
        </select>
      </label>
      <button type="button" className="button" disabled={next === ''} onClick={add}>
        Add
      </button>
    </div>
  )
}

function GuideRow({ guideField, takeGuide, takeCode }: PermissionFieldsProps) {
  return (
    <div className="code-tool__row">
      <label className="code-tool__field">
        <span>Path of a guide</span>
        <input ref={guideField} placeholder="/docs/…" autoComplete="off" />
      </label>
      <button type="button" className="button" onClick={takeGuide}>
        Add its operations
      </button>
      <button type="button" className="button" disabled={!takeCode} onClick={takeCode}>
        Add those from the code above
      </button>
    </div>
  )
}

function ContainersRow({
  containersField,
  setContainers,
  isWrong = false,
  transform,
}: PermissionFieldsProps) {
  return (
    <div className="code-tool__row">
      <label className="code-tool__field">
        <span>Containers (optional)</span>
        <input
          ref={containersField}
          placeholder="/pci/high/"
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby={CONTAINERS_NOTE}
          onChange={setContainers}
        />
      </label>
      {transform}
    </div>
  )
}
