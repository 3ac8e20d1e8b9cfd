// What stands in the place of api-parts.ts where the content has no contract: nothing starts, nothing is offered.

import type {
  offerConsoles as offerThem,
  offerReading as offerMore,
  offerWorkbench as offerTools,
} from './api-parts.ts'

export const offerConsoles: typeof offerThem = () => undefined

export const offerReading: typeof offerMore = () => undefined

export const offerWorkbench: typeof offerTools = () => undefined
