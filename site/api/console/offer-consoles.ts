// The buttons that open an operation's console: the console itself is a module of its own, loaded at the first click.

import { announce } from '../../browser/announce.ts'
import { behaviourSelector } from '../../model/dom-hooks.ts'
import type { AssetReference } from '../../model/release.ts'
import { loadModule } from '../../browser/load-module.ts'

type ConsoleModule = typeof import('./open-console.ts')

/** Runs per page: ends with the page that is shown. */
export function offerConsoles(modules: readonly AssetReference[], signal: AbortSignal): void {
  const module = modules.find(({ url }) => url.startsWith('/assets/open-console.'))
  for (const mount of document.querySelectorAll<HTMLElement>(behaviourSelector('console'))) {
    const open = async (): Promise<void> => {
      const { toggleConsole } = await loadModule<ConsoleModule>(module!)
      await toggleConsole(mount, signal)
    }
    const button = mount.firstElementChild!
    const clicked = (): void => {
      open().catch((error: unknown) => {
        console.warn('The console did not load.', error)
        announce((button.firstChild!.nodeValue = 'Not loaded. Try again'))
      })
    }
    button.addEventListener('click', clicked, { signal })
  }
}
