// Loads the module that reports performance figures, if the document asks for them, once the page has been shown.

import { loadModule } from '../browser/load-module.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { VITALS_TIMING } from '../model/insights/visit-figures.ts'
import type { ModuleReference } from '../model/assets/module-reference.ts'

type SendModule = typeof import('./send-figures.ts')

export function measureVisit(release: string, modules: readonly ModuleReference[]): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!visit?.serverTiming?.some(({ name }) => name === VITALS_TIMING)) return
  whenIdle(() => {
    loadModule<SendModule>(modules, 'send-figures').then(
      (module) => module.sendFigures(release),
      () => undefined,
    )
  }, 5000)
}
