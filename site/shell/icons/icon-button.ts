// A button whose image CSS draws, known by its name alone.

export function iconButton(className: string, label: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.ariaLabel = label
  button.title = label
  return button
}
