// A console renders and sends with any input in its fields: no text that a reader types, and no response, causes an
// exception. Each failure prints the text.

import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { consoleData } from '#scripts/api/contract/write-console-data.ts'
import { BodyField } from '#site/api/console/form/body-field.tsx'
import { Console } from '#site/api/console/console.tsx'
import {
  bodyOfText,
  bodyOfValue,
  draftOf,
  portRequest,
  requestOf,
} from '#site/api/console/form/console-draft.ts'
import { parameterId } from '#site/api/console/form/console-draft.ts'
import { createMockPort } from '#site/api/console/mock-port.ts'
import { bodyProblems, parameterProblems, refusedFields } from '#site/api/console/form/problems.ts'
import { ResponseView } from '#site/api/console/response-view.tsx'
import { createPageValidator } from '#site/api/mock/validate-value.ts'
import { keepVisitValue } from '#site/api/console/form/visit-values.ts'
import type { ConsoleData } from '#site/api/contract/console-data.ts'
import { generateSample } from '#site/api/samples/generate-sample.ts'
import { SAMPLE_LANGUAGES } from '#site/api/samples/request/sample-languages.ts'
import { SAMPLE_CONTRACT, SAMPLE_FACTS } from '../small-contract.ts'

const nested = (depth: number, name = 'a') =>
  `{"type":"token","data":${`{"${name}":`.repeat(depth)}1${'}'.repeat(depth)}}`

const BODIES = [
  ...['toString', '__proto__', 'constructor', 'hasOwnProperty', 'then', '$ref', '~1'].flatMap((name) => [
    `{"type":"token","data":{"${name}":{"${name}":1}},"${name}":{"a":1}}`,
    `{"${name}":"card"}`,
    nested(90, name),
  ]),
  nested(3000),
  '['.repeat(3000) + ']'.repeat(3000),
  '['.repeat(3000),
  '{',
  '',
  '  ',
  'null',
  '[]',
  '"\\ud800"',
  '{"\\ud800":1,"type":"token"}',
  '{"type":"\\udfff","data":"\ud83d"}',
  '\ud800',
  '{"metadata":{"\\udc00":1}}',
  '{"type":{"toString":1},"data":1,"mask":{"toString":"{{ data.toString }}"}}',
]
const TEXTS = ['toString', '__proto__', '\ud800', 'a\udfff', '', '%', '../..', '#?', nested(3000), '<ID>']

const EVERY = SAMPLE_CONTRACT.operations.map((operation) => {
  const data = JSON.parse(consoleData(operation, SAMPLE_CONTRACT, SAMPLE_FACTS).text) as ConsoleData
  const validate = createPageValidator(data.schemas)
  const port = createMockPort({
    operations: [data.operation],
    headerPrefix: 'ACM',
    echoHost: 'echo.acme.example',
    validate,
  })
  return { id: operation.id, data, validate, port, facts: { ...data.brand, schemas: data.schemas, validate } }
})

describe.each(EVERY)('the console of $id', ({ data, validate, port, facts }) => {
  const { operation } = data
  const { body } = operation

  it('renders with its first example', () => {
    const html = renderToString(
      <Console data={data} port={port} name="create-token" hasAddress onClose={() => {}} />,
    )
    expect(html).toContain('Send to the mock')
    expect(html.match(/aria-invalid="true"/g)).toBeNull()
  })

  if (body)
    it('renders any body as JSON and as a form, and sends it', async () => {
      for (const text of BODIES) {
        const draft = {
          ...draftOf(operation, undefined),
          body: bodyOfText(text, bodyOfValue({ type: 'token' })),
        }
        const problems = bodyProblems(body, draft.body, validate)
        for (const view of ['JSON', 'Form']) {
          keepVisitValue('body view', view)
          const field = {
            id: 'x',
            body: body,
            draft: draft.body,
            problems,
            facts,
            onChange: () => {},
          }
          expect(renderToString(<BodyField {...field} refused={new Map()} />), text.slice(0, 80)).toContain(
            view,
          )
        }
        const request = requestOf(operation, draft, new Map())
        for (const { key } of SAMPLE_LANGUAGES) expect(generateSample(key, request, facts)).not.toBe('')
        const sending = { apiKeyAuth: { header: 'ACM-API-KEY' }, key: '<PRIVATE_API_KEY>', preference: '' }
        const response = await port.send(portRequest(request, draft.body, sending))
        expect(response.status, text.slice(0, 80)).toBeGreaterThanOrEqual(200)
        refusedFields(response.body)
        expect(renderToString(<ResponseView {...response} />)).toContain('Response headers')
      }
    })

  it('accepts any text for a parameter', async () => {
    for (const text of TEXTS) {
      const filled = new Map(operation.parameters.map((parameter) => [parameterId(parameter), text]))
      const draft = { ...draftOf(operation, undefined), parameters: filled }
      for (const parameter of operation.parameters) parameterProblems(parameter, text, validate)
      const request = requestOf(operation, draft, new Map())
      for (const { key } of SAMPLE_LANGUAGES) expect(generateSample(key, request, facts)).not.toBe('')
      const sending = { apiKeyAuth: { header: 'ACM-API-KEY' }, key: text, preference: text }
      const { status } = await port.send(portRequest(request, draft.body, sending))
      expect(status, text.slice(0, 80)).toBeGreaterThanOrEqual(200)
    }
  })
})

it('shows a response unchanged that is not JSON or is nested too deeply', () => {
  for (const body of ['<html>', '', nested(3000), '\ud800']) {
    expect(renderToString(<ResponseView status={200} headers={{}} body={body} />)).toContain('Response body')
  }
})

it('neither asks for a key nor sends one where an operation needs none', async () => {
  const [first] = SAMPLE_CONTRACT.operations
  const open = { ...first!, anonymous: true as const }
  const rendered = ({ text }: { text: string }): string =>
    renderToString(
      <Console
        data={JSON.parse(text) as ConsoleData}
        port={{ send: () => Promise.reject(new Error()) }}
        name="a"
        hasAddress={false}
        onClose={() => {}}
      />,
    )
  const withKeyField = rendered(consoleData(first!, SAMPLE_CONTRACT, SAMPLE_FACTS))
  const without = rendered(consoleData(open, SAMPLE_CONTRACT, SAMPLE_FACTS))
  expect(withKeyField).toContain('Authentication')
  expect(without).not.toMatch(/Authentication|placeholder as it is/)
  const draft = draftOf(open, undefined)
  const sending = { apiKeyAuth: { header: 'ACM-API-KEY' }, key: 'a', preference: '' }
  const { headers } = portRequest(requestOf(open, draft, new Map()), draft.body, sending)
  expect(headers).not.toHaveProperty('ACM-API-KEY')
})
