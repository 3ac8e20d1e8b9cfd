// Everything that readers of operations need, as one module loaded on intent. Shares no state with the entry.

import { startBehaviours } from '../../../browser/start-behaviours.ts'
import { startFieldTools } from './field-tools.behaviour.ts'
import { startLateFields } from './late-fields.behaviour.ts'
import { startLightLines } from './light-lines.behaviour.ts'
import { startOneOf } from './one-of.behaviour.ts'
import { startSamples } from './samples.behaviour.ts'
import type { Trust } from '../../../browser/trusted-types.ts'

/** Runs per page. The document has a single Trusted Types policy, which the entry owns: `trust` uses it. */
export function readOperations(trust: Trust, page: AbortSignal): void {
  startBehaviours(
    [
      (signal) => startSamples(trust, signal),
      (signal) => startLateFields(trust, signal),
      (signal) => startFieldTools(trust, signal),
      startOneOf,
      startLightLines,
    ],
    page,
  )
}
