// Buttons that are there while the size of what they belong to makes them useful.

export function showWhileUseful(
  buttons: ReadonlyMap<Element, HTMLElement>,
  isUseful: (element: Element) => boolean,
  signal: AbortSignal,
): void {
  const observer = new ResizeObserver((entries) => {
    // All are measured before the first is changed: each change would have the next one laid out anew.
    const useful = entries.map(({ target }) => isUseful(target))
    entries.forEach(({ target }, at) => (buttons.get(target)!.hidden = !useful[at]))
  })
  for (const element of buttons.keys()) observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
