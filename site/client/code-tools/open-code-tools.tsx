// Takes over the fields of a page's code-checking tools, which share one worker.

import { useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { adoptStyles } from '../../browser/adopt-styles.ts'
import { askWorker, type CodeWorker } from './ask-worker.ts'
import { CodeCheck } from './code-check.tsx'
import { PermissionCalculator } from './permission-calculator.tsx'
import { createFoundCalls } from './found-calls.ts'
import styles from './code-results.css'

const TOOLS: Readonly<Record<string, typeof CodeCheck>> = {
  check: CodeCheck,
  permissions: PermissionCalculator,
}

/** Settles when the tools react to the reader. */
export async function openCodeTools(
  mounts: readonly HTMLElement[],
  worker: CodeWorker,
  signal: AbortSignal,
): Promise<void> {
  adoptStyles(styles)
  const ask = askWorker(worker, signal)
  const found = createFoundCalls()
  await Promise.all(
    mounts.map((mount) => {
      const Tool = TOOLS[mount.dataset['tool'] ?? '']
      const fields = mount.querySelector('.code-tool__fields')!
      return (
        Tool && hydrate(fields, <Tool ask={ask} found={found} example={mount.dataset['example']} />, signal)
      )
    }),
  )
}

function hydrate(fields: Element, tool: ReactNode, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const root = hydrateRoot(fields, <Opened opened={resolve}>{tool}</Opened>)
    signal.addEventListener('abort', () => root.unmount())
  })
}

function Opened({ opened, children }: { opened: () => void; children: ReactNode }): ReactNode {
  useEffect(opened, [opened])
  return children
}
