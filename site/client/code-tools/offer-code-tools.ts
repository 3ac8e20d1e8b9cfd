// Starts the tools that check a reader's code, on the pages that have one. Their fields are in the page; the module and
// the worker are loaded on the first sign of a reader. Part of the entry, because the Trusted Types policy for script
// URLs is.

import { loadModule } from '../../browser/load-module.ts'
import { trustedScriptUrl } from '../../browser/trusted-types.ts'
import { onFirstSign } from '../../browser/when-loaded.ts'
import { behaviourSelector, type PageData } from '../../model/dom-hooks.ts'

type CodeToolsModule = typeof import('./open-code-tools.tsx')

/** Runs per page; stops when `signal` aborts. */
export function offerCodeTools({ chunks = [], codeWorker }: PageData, signal: AbortSignal): void {
  const mounts = [...document.querySelectorAll<HTMLElement>(behaviourSelector('code-tool'))]
  if (mounts.length === 0 || codeWorker === undefined) return
  const { script, data } = codeWorker
  const worker = {
    start: () => new Worker(trustedScriptUrl(script), { type: 'module', name: 'code-tools' }),
    data,
  }
  let isOpen = false
  let opening: Promise<void> | undefined

  const open = (): Promise<void> =>
    (opening ??= loadModule<CodeToolsModule>(chunks, 'open-code-tools')
      .then(({ openCodeTools }) => (signal.aborted ? undefined : openCodeTools(mounts, worker, signal)))
      .then(() => void (isOpen = true))
      // Failures are not cached: the next sign or press tries again.
      .finally(() => isOpen || (opening = undefined)))

  const pressAgain = async (button: HTMLButtonElement, state: Element): Promise<void> => {
    state.textContent = 'Loading…'
    try {
      await open()
      state.textContent = ''
      button.click()
    } catch {
      state.textContent = 'The tool did not load. Try again.'
    }
  }

  onFirstSign(() => {
    open().catch((error: unknown) => console.warn('The page’s tools did not load.', error))
  }, signal)
  for (const mount of mounts) {
    const state = mount.lastElementChild!
    const press = ({ target }: Event): void => {
      const button = (target as Element).closest('button')
      if (isOpen || !button) return
      void pressAgain(button, state)
    }
    mount.addEventListener('click', press, { signal })
  }
}
