// Asks the person who started a roll-out to decide if the figures are inconclusive.

import { createInterface } from 'node:readline/promises'
import type { Decision } from './step-watch.ts'

const ANSWERS: Record<string, Decision> = { g: 'on', w: 'wait', b: 'back' }

/** Undefined without a terminal: nobody is there. */
export function terminalDecision(): ((why: string) => Promise<Decision>) | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined
  return async () => {
    const lines = createInterface({ input: process.stdin, output: process.stdout })
    try {
      for (;;) {
        const answer = await lines.question('deploy: [g]o on, [w]ait for more requests, or go [b]ack? ')
        const decision = ANSWERS[answer.trim().toLowerCase()]
        if (decision) return decision
      }
    } finally {
      lines.close()
    }
  }
}
