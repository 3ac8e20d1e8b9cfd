// Replaces api-parts.ts when the content has no contract: empty implementations.

import type {
  offerConsoles as offerThem,
  offerReading as offerMore,
  offerCodeTools as offerTools,
} from './api-parts.ts'

export const offerConsoles: typeof offerThem = () => undefined

export const offerReading: typeof offerMore = () => undefined

export const offerCodeTools: typeof offerTools = () => undefined
