// Loads the module that saves a checklist's ticks, on pages that have one.

import { loadModule } from '../../browser/load-module.ts'
import { behaviourSelector } from '../../model/dom-hooks.ts'
import type { ModuleReference } from '../../model/assets/module-reference.ts'

type KeepTicks = typeof import('../../browser/keep-ticks.ts')

/** Runs per page. */
export function startChecklist(modules: readonly ModuleReference[], signal: AbortSignal): void {
  if (!document.querySelector(behaviourSelector('checklist'))) return
  loadModule<KeepTicks>(modules, 'keep-ticks')
    .then(({ keepTicks }) => signal.aborted || keepTicks(signal))
    .catch((error: unknown) => console.warn('Ticks are not saved.', error))
}
