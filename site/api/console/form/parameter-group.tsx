// The parameters of one place as a group. Headers are folded: most requests need none but the key.

import { useId, useState, type ReactNode } from 'react'

interface GroupProps {
  title: string
  children: ReactNode
}

export function Group({ title, children }: GroupProps): ReactNode {
  return (
    <fieldset className="console__group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

interface FoldedGroupProps extends GroupProps {
  /** Behind the title: how many fields it holds, or is set. */
  note: string
  /** Something in it needs to be seen: it opens, and stays as the reader wants it after that. */
  urgent: boolean
}

export function FoldedGroup({ title, note, urgent, children }: FoldedGroupProps): ReactNode {
  const [open, setOpen] = useState(urgent)
  const [wasUrgent, setWasUrgent] = useState(urgent)
  const titleId = useId()
  if (urgent !== wasUrgent) {
    setWasUrgent(urgent)
    if (urgent) setOpen(true)
  }
  return (
    <details
      className="console__fold"
      open={open}
      onToggle={(event) => {
        if (event.target === event.currentTarget) setOpen(event.currentTarget.open)
      }}
    >
      <summary>
        <span id={titleId}>{title}</span> <span className="console__count">{note}</span>
      </summary>
      <div className="console__group" role="group" aria-labelledby={titleId}>
        {children}
      </div>
    </details>
  )
}
