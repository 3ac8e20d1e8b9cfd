// Mounts a page's code-checking tools, each at its own mount point, sharing one worker.

import { createRoot } from 'react-dom/client'
import { adoptStyles } from '../../browser/adopt-styles.ts'
import { askWorker } from './ask-worker.ts'
import { CodeCheck } from './code-check.tsx'
import { PermissionCalculator } from './permission-calculator.tsx'
import { createFoundCalls } from './found-calls.ts'
import styles from './workbench-tools.css'

const TOOLS: Readonly<Record<string, typeof CodeCheck>> = {
  check: CodeCheck,
  permissions: PermissionCalculator,
}

export function openWorkbench(
  mounts: readonly HTMLElement[],
  start: () => Worker,
  signal: AbortSignal,
): void {
  adoptStyles(styles)
  const ask = askWorker(start, signal)
  const found = createFoundCalls()
  for (const mount of mounts) {
    const Tool = TOOLS[mount.dataset['tool'] ?? '']
    if (!Tool) continue
    const root = createRoot(mount)
    root.render(<Tool ask={ask} found={found} />)
    signal.addEventListener('abort', () => root.unmount())
  }
}
