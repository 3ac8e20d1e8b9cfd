// What the platform's API adds to the entry. A site without a contract has no-api-parts.ts in the place of this module.

export { offerWorkbench } from './workbench/offer-workbench.ts'
export { offerReading } from '../api/reading/offer-reading.ts'
export { offerConsoles } from '../api/console/offer-consoles.ts'
