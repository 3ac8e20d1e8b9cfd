// The buttons and links that open an operation's console. The console itself is a separate module, loaded on first use.

import { announce } from '../../browser/announce.ts'
import { behaviourSelector } from '../../model/dom-hooks.ts'
import type { ModuleReference } from '../../model/assets/module-reference.ts'
import { loadModule } from '../../browser/load-module.ts'
import { askedConsole } from './console-link.ts'

type ConsoleModule = typeof import('./open-console.tsx')

/** Set once a console was opened: from then on, samples show what the reader has typed. */
let loaded: ConsoleModule | undefined

/** Runs per page; stops when `signal` aborts. */
export function offerConsoles(modules: readonly ModuleReference[], signal: AbortSignal): void {
  const asked = askedConsole(location)
  for (const mount of document.querySelectorAll<HTMLElement>(behaviourSelector('console'))) {
    const button = mount.firstElementChild!
    const use = (open: (module: ConsoleModule) => Promise<void>): void => {
      load(modules, signal)
        .then(open)
        .catch((error: unknown) => {
          if (signal.aborted) return
          console.warn('The console did not load.', error)
          announce((button.firstChild!.nodeValue = 'Not loaded. Try again'))
        })
    }
    button.addEventListener('click', () => use(({ toggleConsole }) => toggleConsole(mount, signal)), {
      signal,
    })
    if (asked && asked.operation === mount.parentElement?.id) {
      use(({ openConsole }) => openConsole(mount, asked.example, signal))
    }
  }
  loaded?.fillSamples(signal)
}

async function load(modules: readonly ModuleReference[], signal: AbortSignal): Promise<ConsoleModule> {
  const module = await loadModule<ConsoleModule>(modules, 'open-console')
  if (!loaded) module.fillSamples(signal)
  loaded = module
  return module
}
