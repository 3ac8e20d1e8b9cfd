// Sends requests and keeps the last outcome. Changing the request marks its response as outdated.

import { useRef, useState } from 'react'
import { statusName } from '../../../model/http/status-name.ts'
import { messageOf } from '../../../model/message-of.ts'
import type { ConsolePort, ConsoleRequest, ConsoleResponse } from './console-port.ts'

interface Outcome {
  kind?: 'success' | 'failure' | 'earlier' | 'sending'
  /** Announced to screen readers; empty before the first request. */
  text: string
  response?: ConsoleResponse
}

interface Sending {
  outcome: Outcome
  send: (request: ConsoleRequest) => Promise<void>
  outdate: () => void
}

export function useSending(port: ConsolePort): Sending {
  const [outcome, setOutcome] = useState<Outcome>({ text: '' })
  const newest = useRef(0)

  return {
    outcome,
    async send(request) {
      const number = ++newest.current
      setOutcome((earlier) => ({ ...earlier, kind: 'sending', text: 'Sending…' }))
      const next = await port.send(request).then(received, failed)
      // Ignore responses to superseded requests.
      if (number === newest.current) setOutcome(next)
    },
    outdate() {
      setOutcome((last) =>
        last.response && (last.kind === 'success' || last.kind === 'failure')
          ? { ...last, kind: 'earlier', text: `${last.text} (to an earlier request)` }
          : last,
      )
    },
  }
}

function received(response: ConsoleResponse): Outcome {
  const { status } = response
  return { kind: status < 300 ? 'success' : 'failure', text: statusName(status), response }
}

function failed(error: unknown): Outcome {
  console.warn('No response.', error)
  return {
    kind: 'failure',
    text: `No response: ${messageOf(error)}`,
  }
}
