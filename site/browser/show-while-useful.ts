// Shows buttons only while the size of their target makes them useful.

export function showWhileUseful(
  buttons: ReadonlyMap<Element, HTMLElement>,
  isUseful: (element: Element) => boolean,
  signal: AbortSignal,
): void {
  const observer = new ResizeObserver((entries) => {
    // Measure all before changing any, so that layout is computed only once.
    const useful = entries.map(({ target }) => isUseful(target))
    entries.forEach(({ target }, at) => (buttons.get(target)!.hidden = !useful[at]))
  })
  for (const element of buttons.keys()) observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
