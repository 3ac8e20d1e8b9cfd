// The mock's answer on the screen: status, headers and body. Only the status is announced.

import type { MockResponse } from '../mock/mock-message.ts'
import { jsonText } from '../samples/languages/json-text.ts'
import { element } from './element.ts'
import { highlighted } from './highlight-code.ts'
import { statusName } from '../operation/status-name.ts'

export interface ResponseView {
  element: HTMLElement
  show(response: MockResponse): void
  /** The request has changed: the response is not to it any more. */
  clear(): void
}

export function createResponseView(): ResponseView {
  const status = element('p', { class: 'console__status', role: 'status' })
  const parts = element('div')
  const whole = element('div', { class: 'console__answer' }, status, parts)
  return {
    element: whole,
    show({ status: code, headers, body }) {
      status.textContent = statusName(code)
      status.dataset.kind = code < 300 ? 'success' : 'failure'
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      parts.replaceChildren(
        block('Headers', [new Text(lines.join('\n'))]),
        ...(body === undefined ? [] : [block('Body', highlighted(jsonText(body), 'json'))]),
      )
    },
    clear() {
      if (status.textContent === '' || status.dataset.kind === 'earlier') return
      status.dataset.kind = 'earlier'
      status.textContent += ' (to an earlier request)'
    },
  }
}

function block(label: string, code: Node[]): HTMLElement {
  return element(
    'div',
    { class: 'code-block' },
    element('div', { class: 'code-block__header' }, element('span', { class: 'code-block__title' }, label)),
    element(
      'pre',
      { tabindex: '0', role: 'group', 'aria-label': `${label} of the answer` },
      element('code', {}, ...code),
    ),
  )
}
