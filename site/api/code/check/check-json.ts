// Checks a JSON sample as its annotation says: as a request body, response, object, or webhook payload.

import type { JsonSchema } from '../../contract/contract.ts'
import { nearestName } from '../../../spelling/nearest-name.ts'
import { checkValue } from './check-value.ts'
import { syntaxFinding } from './read-body.ts'
import type { CodeSpan } from '../../../curl/code-span.ts'
import type { Finding } from '../known/code-finding.ts'
import { readJson } from '../read/read-json.ts'
import type { SampleContract } from '../known/sample-contract.ts'
import { responseOfStatus } from '../../contract/response-of-status.ts'
import type { SampleAnnotation } from '../known/sample-annotation.ts'

interface Target {
  schema: JsonSchema
  subject: string
}

export function checkJson(
  code: string,
  annotation: SampleAnnotation,
  contract: SampleContract,
  origin?: CodeSpan,
): Finding[] {
  const target = targetOf(annotation, contract)
  const { value, mistakes } = readJson(code, origin)
  const findings = mistakes.map((mistake) => syntaxFinding(mistake))
  if ('code' in target) return [target, ...findings]
  if (!value) return findings
  const { schemas, validate } = contract
  return checkValue(value, { ...target, schemas, validate, partial: annotation.partial }).findings
}

/** The schema that the value must match, or a finding if the annotation refers to nothing. */
function targetOf(annotation: SampleAnnotation, contract: SampleContract): Target | Finding {
  if (annotation.schema !== undefined) return schemaTarget(annotation.schema, contract)
  if (annotation.event !== undefined) return eventTarget(annotation.event, contract)
  return operationTarget(annotation, contract)
}

/** `Token`, or `Token[]` for a list. */
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
    fix: nearest ? `write schema="${nearest}"` : 'use a schema from the contract',
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
    fix: nearest ? `write event="${nearest}"` : 'use an event from the contract',
  }
}

function operationTarget(
  { operation: id = '', status }: SampleAnnotation,
  contract: SampleContract,
): Target | Finding {
  const operation = contract.byId.get(id)
  if (!operation) return unknownOperation(id, contract)
  if (status === undefined) {
    if (operation.body) return { schema: operation.body.schema, subject: `the body of \`${id}\`` }
    return {
      code: 'sample-invalid',
      what: `\`${id}\` takes no body`,
      fix: 'add status="…" for the body of a response',
    }
  }
  const response = responseOfStatus(operation, status)
  if (!response) return undocumentedStatus(status, id, contract)
  const subject = `the ${status} response of \`${id}\``
  if (response.schema) return { schema: response.schema, subject }
  return { code: 'sample-invalid', what: `${subject} has no body`, fix: 'show the status alone' }
}

export function unknownOperation(id: string, { byId }: SampleContract): Finding {
  const nearest = nearestName(id, byId.keys())
  return {
    code: 'sample-operation-unknown',
    what: `the contract has no operation \`${id}\``,
    fix: nearest ? `write operation="${nearest}"` : 'use an operation from the contract',
  }
}

export function undocumentedStatus(status: string, id: string, { byId }: SampleContract): Finding {
  const known = byId.get(id)?.responses.map((response) => response.status) ?? []
  return {
    code: 'sample-status-undocumented',
    what: `\`${id}\` never responds with \`${status}\``,
    fix: `write one of ${known.join(', ')}`,
  }
}
