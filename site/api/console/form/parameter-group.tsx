// A group of parameters. Headers are collapsed: most requests need only the key.

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
  /** Shown after the title: how many fields it has, or how many are set. */
  note: string
  /** Something in it needs attention: it opens once, and afterwards stays as the reader leaves it. */
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
