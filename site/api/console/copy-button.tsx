// A copy button that briefly shows whether copying worked.

import { useEffect, useState, type ReactNode } from 'react'
import { copyResult, FEEDBACK_MS, type CopyResult } from '../../browser/copied-feedback.ts'

interface CopyButtonProps {
  text: () => string
  label: string
  /** Label shown instead of the icon. */
  visible?: string
}

export function CopyButton({ text, label, visible }: CopyButtonProps): ReactNode {
  const [result, setResult] = useState<CopyResult>()
  useEffect(() => {
    if (!result) return undefined
    const timer = setTimeout(() => setResult(undefined), FEEDBACK_MS)
    return () => clearTimeout(timer)
  }, [result])

  const copy = async (): Promise<void> => {
    setResult(await copyResult(navigator.clipboard.writeText(text())))
  }
  return (
    <button
      type="button"
      className={visible === undefined ? 'code-block__button' : 'button'}
      data-behaviour={visible === undefined ? 'copy-code' : undefined}
      data-copied={result && String(result === 'Copied')}
      aria-label={visible === undefined ? (result ?? label) : undefined}
      title={visible === undefined ? (result ?? label) : label}
      onClick={() => void copy()}
    >
      {visible === undefined ? undefined : (result ?? visible)}
    </button>
  )
}
