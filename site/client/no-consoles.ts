// What stands in the place of site/api/console/offer-consoles.ts where the content has no contract: nothing is offered.

import type { offerConsoles as offerThem } from '../api/console/offer-consoles.ts'

export const offerConsoles: typeof offerThem = () => undefined
