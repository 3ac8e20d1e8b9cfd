// Where the API is, from the contract's root document alone: linting and bundling all of its files takes seconds, in which
// pages that only name the server would wait.

import { parse } from 'yaml'
import { z } from 'zod'
import { readContractSource } from '../contract/contract-source.ts'
import { serverAddress } from '../contract/rules/server-address.ts'

const root = z.object({
  servers: z
    .array(
      z.object({
        url: z.string(),
        variables: z.record(z.string(), z.object({ default: z.string() })).optional(),
      }),
    )
    .optional(),
})

/** Without a slash at its end; empty where the document names no server, null where it cannot be read. */
export function serverIn(text: string, variables: Readonly<Record<string, string>>): string | null {
  const found = root.safeParse(parsed(readContractSource(text, variables).text))
  return found.success ? serverAddress(found.data.servers?.[0]).replace(/\/+$/, '') : null
}

/** What is wrong with the document, the linter reports. */
function parsed(text: string): unknown {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}
