// How the console's parts work together: fields make a request, the request makes samples and, when sent, a response.

import type { ApiParameter, ApiRequest } from '../contract/contract.ts'
import type { ConsoleData } from '../contract/console-data.ts'
import { echoHostOf } from '../mock/echo-request.ts'
import { createMock } from '../mock/mock-api.ts'
import { exampleRequest } from '../samples/request/example-request.ts'
import { keyPlaceholder } from '../samples/request/key-placeholder.ts'
import { requestPath } from '../samples/request/request-url.ts'
import { createResponseView } from './response-view.ts'
import { createBodyField } from './body-field.ts'
import { choice, field, type Field } from './field.ts'
import { element } from './element.ts'
import { parameterField, parameterProblem } from './parameter-field.ts'
import { statusName } from '../operation/status-name.ts'
import { createRequestView } from './request-view.ts'
import { createPageValidator } from '../mock/validate-value.ts'

const GROUPS = [
  ['path', 'Path'],
  ['query', 'Query'],
  ['header', 'Headers'],
] as const

const PLAIN_RESPONSE = ''

export function createConsole({ operation, schemas, brand }: ConsoleData, signal: AbortSignal): HTMLElement {
  const validate = createPageValidator(schemas)
  const { headerPrefix, server } = brand
  const mock = createMock({ operations: [operation], headerPrefix, echoHost: echoHostOf(server), validate })
  const prefix = `try-${operation.id}`
  const keyName = `${brand.headerPrefix}-API-KEY`
  const examples = operation.body?.examples ?? []

  const exampleChoice = choice(
    `${prefix}-example`,
    'Example',
    examples.map(({ name, summary }) => [name, summary]),
  )
  const failures = operation.responses.filter(({ status }) => status >= 400)
  const responseChoice = choice(`${prefix}-response`, 'Response', [
    [PLAIN_RESPONSE, 'As the request deserves'],
    ...failures.map(({ status }): [string, string] => [String(status), statusName(status)]),
  ])
  const key = field(`${prefix}-key`, keyName, element('input', { autocomplete: 'off', spellcheck: 'false' }))
  const parameters = operation.parameters.map((parameter) => ({
    parameter,
    field: parameterField(prefix, parameter),
  }))
  const body = operation.body && createBodyField(`${prefix}-body`, operation.body, validate)
  const requestView = createRequestView(`${prefix}-request`, { ...brand, schemas }, signal)
  const responseView = createResponseView()

  function fill(): void {
    const request = exampleRequest(operation, exampleChoice.value())
    key.set(keyPlaceholder(operation))
    for (const { parameter, field } of parameters) field.set(sentValue(request, parameter))
    body?.set(request.body)
    update()
  }

  function readRequest(): ApiRequest {
    const request: ApiRequest = { operation, path: {}, query: {}, headers: {}, body: body?.read() }
    for (const { parameter, field } of parameters) {
      const text = field.value()
      if (parameter.in === 'path') request.path[parameter.name] = text
      else if (text !== '' && parameter.in === 'header') request.headers[parameter.name] = text
      else if (text !== '') request.query[parameter.name] = isList(parameter) ? text.split(/\s*,\s*/) : text
    }
    return request
  }

  function update(): void {
    for (const { parameter, field } of parameters)
      field.check(parameterProblem(parameter, field.value(), validate))
    requestView.show(readRequest())
    responseView.clear()
  }

  function send(): void {
    const request = readRequest()
    const text = body?.text()
    const headers = { ...request.headers, [keyName]: key.value() }
    if (text !== undefined) headers['Content-Type'] = operation.body?.contentType ?? ''
    const wanted = responseChoice.value()
    headers['Prefer'] = wanted === PLAIN_RESPONSE ? `example=${exampleChoice.value()}` : `code=${wanted}`
    responseView.show(
      mock({
        method: operation.method,
        url: requestPath(request),
        headers,
        ...(text !== undefined && { body: text }),
      }),
    )
  }

  const form = element(
    'form',
    { class: 'console__form', novalidate: true },
    element(
      'div',
      { class: 'console__row' },
      examples.length > 1 ? exampleChoice.element : undefined,
      responseChoice.element,
    ),
    group('Authentication', [key]),
    ...GROUPS.map(([place, title]) =>
      group(
        title,
        parameters.filter(({ parameter }) => parameter.in === place).map(({ field }) => field),
      ),
    ),
    body?.element,
    element(
      'div',
      { class: 'console__row' },
      element('button', { class: 'button', 'data-kind': 'primary' }, 'Send to the mock'),
      element('button', { class: 'button', type: 'reset' }, 'Reset'),
    ),
  )
  form.addEventListener('input', (event) => (event.target === exampleChoice.control ? fill() : update()))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send()
  })
  form.addEventListener('reset', (event) => {
    event.preventDefault()
    fill()
  })
  fill()
  return element(
    'section',
    { class: 'console__panel', 'aria-label': `Console: ${operation.summary}` },
    element(
      'p',
      { class: 'console__note' },
      'A mock in this page answers. Nothing that you type is sent or kept: leave the placeholder of the key as it is.',
    ),
    element(
      'div',
      { class: 'console__columns' },
      form,
      element('div', {}, requestView.element, responseView.element),
    ),
  )
}

function sentValue(request: ApiRequest, { name, in: place }: ApiParameter): string {
  const values = place === 'path' ? request.path : place === 'query' ? request.query : request.headers
  return [values[name] ?? ''].flat().join(', ')
}

function isList({ schema }: ApiParameter): boolean {
  return [schema.type].flat().includes('array')
}

function group(title: string, fields: Field[]): HTMLElement | undefined {
  if (fields.length === 0) return undefined
  return element(
    'fieldset',
    { class: 'console__group' },
    element('legend', {}, title),
    ...fields.map((one) => one.element),
  )
}
