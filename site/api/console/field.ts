// One labelled field of the console: its label, hint, control and message, tied to each other for assistive technology.

import { element } from './element.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export interface Field {
  element: HTMLElement
  control: Control
  value(): string
  set(value: string): void
  /** Shows what is wrong; nothing with undefined. */
  check(problem: string | undefined): void
}

export interface FieldTexts {
  hint?: Node[]
  required?: boolean
}

export function field(
  id: string,
  label: string,
  control: Control,
  { hint, required }: FieldTexts = {},
): Field {
  const hintElement = hint && element('p', { class: 'console__hint', id: `${id}-hint` }, ...hint)
  const message = element('p', { class: 'console__problem', id: `${id}-problem`, hidden: true })
  control.id = id
  control.classList.add('console__control')
  control.setAttribute('aria-describedby', [hintElement?.id, message.id].filter(Boolean).join(' '))
  return {
    control,
    element: element(
      'div',
      { class: 'console__field' },
      element(
        'label',
        { for: id, class: 'console__label' },
        label,
        required ? element('span', { class: 'console__required' }, ' required') : undefined,
      ),
      control,
      message,
      hintElement,
    ),
    value: () => control.value,
    set: (value) => {
      control.value = value
    },
    check: (problem) => {
      message.hidden = problem === undefined
      message.textContent = problem ?? ''
      control.setAttribute('aria-invalid', String(problem !== undefined))
    },
  }
}

/** A field with a closed list of values, each with what it is called. */
export function choice(
  id: string,
  label: string,
  options: [value: string, text: string][],
  texts?: FieldTexts,
): Field {
  const control = element('select', {}, ...options.map(([value, text]) => element('option', { value }, text)))
  return field(id, label, control, texts)
}
