// The page's validator finds what Ajv finds, with the same messages.

import { expect, it } from 'vitest'
import { consoleData } from '#scripts/api/contract/write-console-data.ts'
import { createPageValidator } from '#site/api/mock/validate-value.ts'
import type { ConsoleData } from '#site/api/contract/console-data.ts'
import type { Contract, JsonSchema } from '#site/api/contract/contract.ts'
import type { Violation } from '#site/api/contract/violation.ts'
import { createAjvValidator } from '../ajv-validator.ts'
import { SAMPLE_CONTRACT, SAMPLE_FACTS, sampleOperation } from '../small-contract.ts'

const lines = (violations: Violation[]) => violations.map(({ path, message }) => `${path} ${message}`).sort()

/** The value with one change: a field removed, renamed or added, or another value. */
function* variants(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    yield 'text'
    yield [...value, ...value]
    for (const [index, item] of value.entries())
      for (const other of variants(item)) yield value.with(index, other)
  } else if (typeof value === 'object' && value !== null) {
    yield 5
    yield { ...value, unknown_field: 1 }
    for (const [name, member] of Object.entries(value)) {
      const { [name]: _, ...rest } = value as Record<string, unknown>
      yield rest
      yield { ...rest, [`${name}x`]: member }
      for (const other of variants(member)) yield { ...value, [name]: other }
    }
  } else {
    yield* [typeof value === 'string' ? 7 : 'seven', '', null, 'x'.repeat(500), -5, true, 1.5]
  }
}

function expectSame(
  contract: Contract,
  operation: Contract['operations'][number],
  values: Iterable<unknown>,
): void {
  const validate = createAjvValidator(contract.schemas)
  const { text } = consoleData(operation, contract, SAMPLE_FACTS)
  const data = JSON.parse(text) as ConsoleData
  const inPage = createPageValidator(data.schemas)
  for (const value of values) {
    const expected = lines(validate(operation.body!.schema, value, { closed: true }))
    expect(lines(inPage(data.operation.body!.schema, value)), JSON.stringify(value)).toEqual(expected)
  }
}

it.each(SAMPLE_CONTRACT.operations.filter(({ body }) => body))(
  'agrees with Ajv on variants of $id',
  (operation) => {
    for (const { value } of operation.body!.examples)
      expectSame(SAMPLE_CONTRACT, operation, [value, ...variants(value)])
  },
)

it('agrees with Ajv on alternatives, dependent fields and combined schemas', () => {
  const schema: JsonSchema = {
    allOf: [{ $ref: '#/components/schemas/Token' }],
    type: 'object',
    properties: {
      kind: {
        oneOf: [
          { type: 'integer', minimum: 3 },
          { type: 'string', pattern: '^[a-z]+$' },
        ],
      },
    },
    dependentRequired: { kind: ['data'] },
    // As text: an object with a `then` field would be treated as a promise.
    ...(JSON.parse(
      '{ "if": { "properties": { "type": { "const": "card" } } }, "then": { "required": ["card"] } }',
    ) as object),
    anyOf: [{ required: ['kind'] }, { required: ['metadata'] }],
  }
  const contract = { ...SAMPLE_CONTRACT, schemas: { ...SAMPLE_CONTRACT.schemas, Mixed: schema } }
  const operation = { ...sampleOperation('create-token') }
  operation.body = { ...operation.body!, schema: { $ref: '#/components/schemas/Mixed' } }
  const values = [
    { id: 'a', type: 'card', kind: 'abc', data: 1, card: {} },
    { id: 'a', type: 'x', metadata: {} },
  ]
  expectSame(
    contract,
    operation,
    values.flatMap((value) => [value, ...variants(value)]),
  )
})
