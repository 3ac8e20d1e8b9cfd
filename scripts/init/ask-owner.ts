// Asks who the site belongs to: options first, questions for the rest, defaults where nobody can be asked.

import { createInterface, type Interface } from 'node:readline/promises'
import { UsageError } from '../project/errors.ts'
import { domainOf, readDomain, readName, readOrigin, readRepository, type Owner } from './owner.ts'

interface Given {
  name: string | undefined
  domain: string | undefined
  origin: string | undefined
  repository: string | undefined
  contract: boolean
  'no-contract': boolean
  yes: boolean
}

/** Throws a `UsageError` for a value that cannot be. */
export async function askOwner(given: Given): Promise<Owner> {
  if (given.contract && given['no-contract'])
    throw new UsageError('use --contract or --no-contract, not both')
  const canAsk = !given.yes && process.stdin.isTTY
  if (!canAsk && given.name === undefined) throw new UsageError('whose documentation is it? Add --name NAME')
  const lines = canAsk ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
  try {
    return await ownerFrom(given, asking(lines))
  } finally {
    lines?.close()
  }
}

/** Asks until the reply can be read; gives the fallback where nobody can be asked. */
type Ask = <Value>(question: string, fallback: string, read: (text: string) => Value) => Promise<Value>

function asking(lines: Interface | undefined): Ask {
  return async (question, fallback, read) => {
    for (;;) {
      const said = lines ? await lines.question(`${question}${fallback && ` (${fallback})`}: `) : ''
      try {
        return read(said.trim() || fallback)
      } catch (error) {
        if (!lines || !(error instanceof UsageError)) throw error
        console.log(error.message)
      }
    }
  }
}

async function ownerFrom(given: Given, ask: Ask): Promise<Owner> {
  const name =
    given.name === undefined ? await ask('Name of your product', '', readName) : readName(given.name)
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '') || 'product'
  const domain = given.domain === undefined ? undefined : readDomain(given.domain)
  const origin = given.origin
    ? readOrigin(given.origin)
    : await ask('Address of the site', `https://docs.${domain ?? `${slug}.example`}`, readOrigin)
  const hasContract =
    given.contract || given['no-contract']
      ? given.contract
      : await ask('With an API contract, yes or no', 'yes', readYes)
  const repository =
    given.repository === undefined
      ? await ask('Web address of your repository, empty for none', '', readRepository)
      : readRepository(given.repository)
  return {
    name,
    origin,
    domain: domain ?? domainOf(origin),
    hasContract,
    ...(repository !== undefined && { repository }),
  }
}

function readYes(text: string): boolean {
  if (/^(?:y|yes)$/i.test(text)) return true
  if (/^(?:n|no)$/i.test(text)) return false
  throw new UsageError('yes or no?')
}
