// What the platform's API adds to the entry. A site without a contract has no-api-parts.ts in the place of this module.

import { startPageOperations } from '../shell/sidebar/page-operations.behaviour.ts'

export { offerWorkbench } from './workbench/offer-workbench.ts'
export { offerReading } from '../api/reading/offer-reading.ts'
export { offerConsoles } from '../api/console/offer-consoles.ts'

/** Start with each page. */
export const apiBehaviours: readonly ((page: AbortSignal) => void)[] = [startPageOperations]
