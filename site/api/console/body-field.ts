// The body's field: JSON as text, checked while it is written, with each problem and its place.

import type { ApiBody } from '../contract/contract.ts'
import type { Validate, Violation } from '../contract/violation.ts'
import { jsonText } from '../samples/languages/json-text.ts'
import { element, prose } from './element.ts'

export interface BodyField {
  element: HTMLElement
  set(value: unknown): void
  /** As typed; undefined where there is none. */
  text(): string | undefined
  /** The last value that could be read. */
  read(): unknown
}

/** More would bury the field. */
const SHOWN_PROBLEMS = 6
const MIN_ROWS = 4
const MAX_ROWS = 22

export function createBodyField(
  id: string,
  { schema, required, contentType }: ApiBody,
  validate: Validate,
): BodyField {
  const area = element('textarea', {
    id,
    class: 'console__control console__body',
    spellcheck: 'false',
    autocapitalize: 'off',
    'aria-describedby': `${id}-problems`,
  })
  const problems = element('ul', { class: 'console__problems', id: `${id}-problems` })
  let value: unknown

  function check(): void {
    area.rows = Math.min(MAX_ROWS, Math.max(MIN_ROWS, area.value.split('\n').length))
    const found = messages()
    problems.replaceChildren(...found.slice(0, SHOWN_PROBLEMS).map((nodes) => element('li', {}, ...nodes)))
    area.setAttribute('aria-invalid', String(found.length > 0))
  }

  function messages(): Node[][] {
    if (area.value.trim() === '') {
      value = undefined
      return required ? [prose('The body is required.')] : []
    }
    try {
      value = JSON.parse(area.value)
    } catch (error) {
      return [[new Text(`Not JSON: ${(error as Error).message}`)]]
    }
    return validate(schema, value, { closed: true }).map(told)
  }

  area.addEventListener('input', check)
  return {
    element: element(
      'div',
      { class: 'console__field' },
      element('label', { for: id, class: 'console__label' }, `Body (${contentType})`),
      area,
      problems,
    ),
    set: (example) => {
      area.value = example === undefined ? '' : jsonText(example)
      check()
    },
    text: () => (area.value.trim() === '' ? undefined : area.value),
    read: () => value,
  }
}

/** "data.number must match …" */
function told({ path, message }: Violation): Node[] {
  const name = path.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~')
  return prose(name === '' ? `The body ${message}.` : `\`${name}\` ${message}.`)
}
