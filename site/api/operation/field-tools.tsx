// Controls for all fields of an operation. They need JavaScript; without it, fields are expanded one by one.

import type { ApiOperation } from '../contract/contract.ts'
import { FIRST_ERROR_STATUS } from '../../model/http/first-error-status.ts'

export function FieldTools({ operation: { body, responses } }: { operation: ApiOperation }) {
  const hasResponse = responses.some(({ status, schema }) => status < FIRST_ERROR_STATUS && schema)
  if (!body && !hasResponse) return null
  return (
    <div className="operation__tools with-script">
      <Tool use="expand" words="Expand all" />
      {body ? <Tool use="request" words="Copy request schema" /> : null}
      {hasResponse ? <Tool use="response" words="Copy response schema" /> : null}
    </div>
  )
}

function Tool({ use, words }: { use: string; words: string }) {
  return (
    <button className="operation__tool" data-tool={use} aria-pressed={use === 'expand' ? false : undefined}>
      <span>{words}</span>
    </button>
  )
}
