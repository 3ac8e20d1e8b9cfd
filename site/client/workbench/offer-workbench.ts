// Starts the tools that check a reader's code, on the pages that have one: their module and worker are loaded with the
// page. Part of the entry, because the Trusted Types policy for script URLs is.

import { loadModule } from '../../browser/load-module.ts'
import { trustedScriptUrl } from '../../browser/trusted-types.ts'
import { behaviourSelector, type PageData } from '../../model/dom-hooks.ts'

type WorkbenchModule = typeof import('./open-workbench.tsx')

/** Runs per page; stops when `signal` aborts. */
export function offerWorkbench({ chunks = [], workbench }: PageData, signal: AbortSignal): void {
  const mounts = [...document.querySelectorAll<HTMLElement>(behaviourSelector('workbench'))]
  if (mounts.length === 0 || workbench === undefined) return
  const start = () => new Worker(trustedScriptUrl(workbench), { type: 'module', name: 'workbench' })
  loadModule<WorkbenchModule>(chunks, 'open-workbench')
    .then(({ openWorkbench }) => signal.aborted || openWorkbench(mounts, start, signal))
    .catch((error: unknown) => {
      console.warn('The page’s tools did not load.', error)
      for (const mount of mounts)
        mount.firstElementChild!.textContent = 'The tool did not load. Reload the page to try again.'
    })
}
