// Keeps the alternatives of a value and the operation's examples in sync: opening an alternative shows an example that
// uses it, and choosing an example opens its alternatives.

/** Runs per page; stops when `signal` aborts. */
export function startOneOf(signal: AbortSignal): void {
  const options = { capture: true, signal }
  document.addEventListener('toggle', ({ target }) => showExample(target as Element), options)
  document.addEventListener('change', ({ target }) => openForms(target as Element), options)
  // At most one was opened before this module loaded, because hovering over it loads the module.
  for (const operation of document.querySelectorAll('.operation')) {
    ;[...operation.querySelectorAll('[data-examples][open]')].some(showExample)
  }
}

const chosenIn = (operation: Element | null): HTMLSelectElement | null =>
  operation?.querySelector('select[name="example"]') ?? null

const examplesOf = (form: HTMLElement): string[] => (form.dataset.examples ?? '').split(' ').filter(Boolean)

/** Whether the example changed. */
function showExample(form: Element): boolean {
  if (!(form instanceof HTMLDetailsElement) || !form.open) return false
  const names = examplesOf(form)
  const select = chosenIn(form.closest('.operation'))
  if (!select || names[0] === undefined || names.includes(select.value)) return false
  select.value = names[0]
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

function openForms(select: Element): void {
  const operation = select.closest('.operation')
  if (select !== chosenIn(operation)) return
  const { value } = select as HTMLSelectElement
  for (const switched of operation!.querySelectorAll('.one-of')) {
    const forms = [...switched.querySelectorAll<HTMLDetailsElement>(':scope > [data-examples]')]
    const open = forms.find((form) => form.open && examplesOf(form).includes(value))
    const wanted = open ?? forms.find((form) => examplesOf(form).includes(value))
    if (wanted) wanted.open = true
  }
}
