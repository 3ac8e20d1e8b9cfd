// Owns the check of a JSON sample by its tie: a request's body, an answer's, an object, a webhook's delivery.

import type { JsonSchema } from '#site/model/contract.ts'
import { nearestName } from '../diagnostics/nearest-name.ts'
import { checkValue } from './check-value.ts'
import { syntaxFinding } from './check-body.ts'
import type { CodeSpan } from './code-span.ts'
import type { Finding } from './finding.ts'
import { readJson } from './read-json.ts'
import type { SampleContract } from './sample-contract.ts'
import type { SampleTie } from './sample-tie.ts'

interface Target {
  schema: JsonSchema
  subject: string
}

export async function checkJson(
  code: string,
  tie: SampleTie,
  contract: SampleContract,
  origin?: CodeSpan,
): Promise<Finding[]> {
  const target = targetOf(tie, contract)
  const { value, mistakes } = await readJson(code, origin)
  const findings = mistakes.map((mistake) => syntaxFinding(mistake))
  if ('code' in target) return [target, ...findings]
  if (!value) return findings
  const { schemas, validate } = contract
  return checkValue(value, { ...target, schemas, validate, partial: tie.partial }).findings
}

/** What the value has to be; a finding where the tie leads nowhere. */
function targetOf(tie: SampleTie, contract: SampleContract): Target | Finding {
  if (tie.schema !== undefined) return schemaTarget(tie.schema, contract)
  if (tie.event !== undefined) return eventTarget(tie.event, contract)
  return operationTarget(tie, contract)
}

/** `Token`, or `Token[]` for a list of them. */
function schemaTarget(written: string, { schemas }: SampleContract): Target | Finding {
  const name = written.replace(/\[\]$/, '')
  if (Object.hasOwn(schemas, name)) {
    const schema = { $ref: `#/components/schemas/${name}` }
    if (name === written) return { schema, subject: `the \`${name}\`` }
    return { schema: { type: 'array', items: schema }, subject: `the list of \`${name}\`` }
  }
  const nearest = nearestName(name, Object.keys(schemas))
  return {
    code: 'sample-operation-unknown',
    what: `the contract has no schema \`${name}\``,
    fix: nearest ? `write schema="${nearest}"` : 'write a schema of the contract',
  }
}

function eventTarget(name: string, { events }: SampleContract): Target | Finding {
  const data = events[name]
  if (data !== undefined) {
    const event: JsonSchema = {
      allOf: [{ $ref: '#/components/schemas/WebhookEvent' }],
      properties: { type: { const: name }, data: { $ref: `#/components/schemas/${data}` } },
    }
    return {
      schema: { allOf: [{ $ref: '#/components/schemas/WebhookDelivery' }], properties: { event } },
      subject: `the delivery of \`${name}\``,
    }
  }
  const nearest = nearestName(name, Object.keys(events))
  return {
    code: 'sample-operation-unknown',
    what: `the contract has no event \`${name}\``,
    fix: nearest ? `write event="${nearest}"` : 'write an event of the contract',
  }
}

function operationTarget(
  { operation: id = '', status }: SampleTie,
  contract: SampleContract,
): Target | Finding {
  const operation = contract.byId.get(id)
  if (!operation) return unknownOperation(id, contract)
  if (status === undefined) {
    if (operation.body) return { schema: operation.body.schema, subject: `the body of \`${id}\`` }
    return {
      code: 'sample-invalid',
      what: `\`${id}\` takes no body`,
      fix: 'add status="…" for the body of an answer',
    }
  }
  const answer = operation.responses.find((response) => String(response.status) === status)
  if (!answer) return undocumentedStatus(status, id, contract)
  const subject = `the ${status} answer of \`${id}\``
  if (answer.schema) return { schema: answer.schema, subject }
  return { code: 'sample-invalid', what: `${subject} has no body`, fix: 'show the status alone' }
}

export function unknownOperation(id: string, { byId }: SampleContract): Finding {
  const nearest = nearestName(id, byId.keys())
  return {
    code: 'sample-operation-unknown',
    what: `the contract has no operation \`${id}\``,
    fix: nearest ? `write operation="${nearest}"` : 'write an operation of the contract',
  }
}

export function undocumentedStatus(status: string, id: string, { byId }: SampleContract): Finding {
  const known = byId.get(id)?.responses.map((response) => response.status) ?? []
  return {
    code: 'sample-status-undocumented',
    what: `\`${id}\` never answers with \`${status}\``,
    fix: `write one of ${known.join(', ')}`,
  }
}
