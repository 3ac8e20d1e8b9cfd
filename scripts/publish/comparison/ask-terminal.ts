// Asks the person who started a rollout to decide if the figures are inconclusive.

import { createInterface } from 'node:readline'
import type { Decision } from './step-watch.ts'

const ANSWERS: Record<string, Decision> = {
  c: 'on',
  continue: 'on',
  g: 'on',
  go: 'on',
  w: 'wait',
  wait: 'wait',
  b: 'back',
  back: 'back',
}
const QUESTION = 'deploy: [c]ontinue, [w]ait for more requests, or roll [b]ack? '

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream & { isTTY?: boolean }
}

/** Undefined without a terminal: nobody is there. */
export function terminalDecision({ input, output }: Terminal): (() => Promise<Decision>) | undefined {
  if (!input.isTTY || !output.isTTY) return undefined
  return () =>
    new Promise((resolve) => {
      const lines = createInterface({ input, output, prompt: QUESTION })
      let decision: Decision = 'leave'
      lines.on('line', (answer) => {
        const known = ANSWERS[answer.trim().toLowerCase()]
        if (known === undefined) {
          output.write('deploy: traffic stays split until you choose; Ctrl+C leaves it split\n')
          return lines.prompt()
        }
        decision = known
        lines.close()
      })
      // Also at the end of the input and at Ctrl+C, which decide nothing.
      lines.on('close', () => resolve(decision))
      lines.prompt()
    })
}
