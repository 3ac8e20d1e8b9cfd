// A button of the notices, which have no React.

export function button(label: string, className = 'button'): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className
  element.textContent = label
  return element
}
