// The entry's imports for the platform's API. On a site without a contract, no-api-parts.ts replaces this module.

export { offerCodeTools } from './code-tools/offer-code-tools.ts'
export { offerReading } from '../api/operation/behaviours/offer-reading.ts'
export { offerConsoles } from '../api/console/offer-consoles.ts'
