// A button whose icon is drawn by CSS, with only an accessible name.

export function iconButton(className: string, label: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.ariaLabel = label
  button.title = label
  return button
}
