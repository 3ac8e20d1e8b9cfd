// What stands in the place of api-parts.ts where the content has no contract: nothing starts, nothing is offered.

import type {
  apiBehaviours as theirBehaviours,
  offerConsoles as offerThem,
  offerWorkbench as offerTools,
} from './api-parts.ts'

export const apiBehaviours: typeof theirBehaviours = []

export const offerConsoles: typeof offerThem = () => undefined

export const offerWorkbench: typeof offerTools = () => undefined
