// Asks the person who started a roll-out to decide if the figures are inconclusive.

import { createInterface } from 'node:readline'
import type { Decision } from './step-watch.ts'

const ANSWERS: Record<string, Decision> = {
  g: 'on',
  go: 'on',
  w: 'wait',
  wait: 'wait',
  b: 'back',
  back: 'back',
}
const QUESTION = 'deploy: [g]o on, [w]ait for more requests, or go [b]ack? '

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
          output.write('deploy: readers stay divided until you answer with g, w or b; Ctrl+C leaves it so\n')
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
