// What search knows from the contract: operations with the causes of their errors, and the texts of error responses.

import type { ApiOperation, Contract } from '#site/api/contract/contract.ts'
import type { AnswerData, Signature } from '#site/search/index/answer-data.ts'
import type { ContractAnswers } from '../../compiler/platform-api.ts'
import { plainText } from '../../content/plain-text.ts'
import type { ReadContract } from '../contract/read-contract.ts'
import { errorTexts } from '../contract/error-texts.ts'
import { contractTables } from './contract-tables.ts'

export function contractAnswers(contract: Contract, facts: ReadContract['operations']): ContractAnswers {
  return {
    operations: operationsOf(contract, facts),
    signatures: signaturesOf(contract),
    server: contract.server,
    tables: contractTables(contract),
  }
}

function operationsOf({ operations }: Contract, facts: ReadContract['operations']): AnswerData['operations'] {
  return operations.map(({ id, method, path, summary, page, sdk, parameters, causes, permissions }) => {
    const schemas = facts[id]?.console.url
    return {
      id,
      method,
      path,
      summary,
      url: `${page}#${id}`,
      ...(sdk && { sdk: `${sdk.group}.${sdk.method}` }),
      ...(parameters.some(({ rest }) => rest) && { rest: true as const }),
      causes: causes.map(({ status, cause, fix }) => ({
        status,
        cause: plainText(cause),
        fix: plainText(fix),
      })),
      ...(permissions.length > 0 && { permissions }),
      ...(schemas && { schemas }),
    }
  })
}

/** The texts of an operation's examples of error responses. */
const errorsOf = ({ responses }: ApiOperation): Omit<Signature, 'operations'>[] =>
  responses
    .filter(({ status }) => status >= 400)
    .flatMap(({ status, examples }) =>
      examples.flatMap(({ value }) => errorTexts(value).map((text) => ({ status, ...text }))),
    )

/** Error responses that only a few operations document: common ones would not identify the operation. */
const MOST_OPERATIONS = 8

function signaturesOf({ operations }: Contract): Signature[] {
  const found = new Map<string, Signature>()
  for (const operation of operations) {
    for (const signature of errorsOf(operation)) {
      const key = JSON.stringify(signature)
      const known = found.get(key) ?? { ...signature, operations: [] }
      if (!known.operations.includes(operation.id)) known.operations.push(operation.id)
      found.set(key, known)
    }
  }
  return [...found.values()].filter(({ operations: ids }) => ids.length <= MOST_OPERATIONS)
}
