// The entry's imports for the platform's API. On a site without a contract, no-api-parts.ts replaces this module.

export { offerWorkbench } from './workbench/offer-workbench.ts'
export { offerReading } from '../api/operation/behaviours/offer-reading.ts'
export { offerConsoles } from '../api/console/offer-consoles.ts'
