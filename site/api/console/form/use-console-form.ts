// The state of a console: what is typed, its problems, and the response once the request is sent.

import { useMemo, useState } from 'react'
import type { ConsoleData } from '../../contract/console-data.ts'
import { apiKeyAuthOf } from '../../contract/api-key-auth.ts'
import { createPageValidator } from '../../mock/validate-value.ts'
import { portRequest } from './console-draft.ts'
import type { ConsolePort } from './console-port.ts'
import { bodyProblems, refusedFields } from './problems.ts'
import { useRequestDraft } from './use-request-draft.ts'
import { useSending } from './use-sending.ts'

/** The mock chooses the response. */
export const PLAIN_RESPONSE = ''

export type ConsoleForm = ReturnType<typeof useConsoleForm>

/** `example`: name of the initial example; the first one if absent. */
export function useConsoleForm(
  { operation, schemas, brand }: ConsoleData,
  port: ConsolePort,
  example: string | undefined,
) {
  const facts = useMemo(
    () => ({ ...brand, schemas, validate: createPageValidator(schemas) }),
    [brand, schemas],
  )
  const { outcome, send, outdate } = useSending(port)
  const typed = useRequestDraft(operation, example, outdate)
  const { draft, key, request } = typed
  const [preferred, setPreferred] = useState(PLAIN_RESPONSE)
  const apiKeyAuth = apiKeyAuthOf(brand)
  const problems = useMemo(
    () => (operation.body ? bodyProblems(operation.body, draft.body, facts.validate) : []),
    [operation, draft, facts],
  )
  const refused = useMemo(
    () => refusedFields(outcome.kind === 'failure' ? outcome.response?.body : undefined),
    [outcome],
  )
  const choosePreferred = (status: string): void => {
    setPreferred(status)
    outdate()
  }
  const submit = (): Promise<void> => {
    const preference = preferred === PLAIN_RESPONSE ? `example=${draft.example}` : `code=${preferred}`
    return send(portRequest(request, draft.body, { apiKeyAuth, key, preference }))
  }
  return { ...typed, facts, outcome, preferred, apiKeyAuth, problems, refused, choosePreferred, submit }
}
