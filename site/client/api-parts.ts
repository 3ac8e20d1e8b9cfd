// What the platform's API adds to the entry. A site without a contract has no-api-parts.ts in the place of this module.

import { startLateFields } from '../api/reading/late-fields.behaviour.ts'
import { startLightLines } from '../api/reading/light-lines.behaviour.ts'
import { startSamples } from '../api/reading/samples.behaviour.ts'
import { startPageOperations } from '../shell/sidebar/page-operations.behaviour.ts'

export { offerWorkbench } from './workbench/offer-workbench.ts'
export { offerConsoles } from '../api/console/offer-consoles.ts'

/** Start with each page. */
export const apiBehaviours: readonly ((page: AbortSignal) => void)[] = [
  startSamples,
  startLateFields,
  startPageOperations,
  startLightLines,
]
