// Looking at a picture in full: offered where it is wider than its column, in a dialog that first shows all of it,
// and its details at a click.

const PICTURES = '.prose .diagram, .prose img:not(.diagram img, a img)'

/** Runs per page: ends with the page that is shown. */
export function startZoomImage(signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    // All are measured before the first is changed: each change would have the next one laid out anew.
    const large = entries.map(({ target }) => isLarge(target))
    entries.forEach(({ target }, at) => offer(target, large[at]!))
  })
  signal.addEventListener('abort', () => observer.disconnect())
  for (const picture of document.querySelectorAll<HTMLElement>(PICTURES)) {
    frame(picture)
    observer.observe(picture)
  }
}

/** Puts a box around the picture, with the button over its corner. The text around does not move. */
function frame(picture: HTMLElement): void {
  const box = document.createElement('div')
  const button = document.createElement('button')
  box.className = 'zoomable'
  button.type = 'button'
  button.className = 'zoomable__button'
  button.ariaLabel = 'Enlarge the picture'
  button.title = 'Enlarge'
  button.hidden = true
  button.addEventListener('click', () => openZoom(shownImage(picture)))
  picture.replaceWith(box)
  box.append(picture, button)
}

function offer(picture: Element, large: boolean): void {
  const button = picture.parentElement?.querySelector<HTMLElement>('.zoomable__button')
  if (button) button.hidden = !large
}

function isLarge(picture: Element): boolean {
  // The drawings of both themes are of one size.
  const image = picture instanceof HTMLImageElement ? picture : picture.querySelector('img')
  if (!image) return false
  const width = Number(image.getAttribute('width')) || image.naturalWidth
  return Math.max(picture.scrollWidth, width) > picture.clientWidth
}

/** Of a drawing per theme, the one shown. */
function shownImage(picture: Element): HTMLImageElement | undefined {
  if (picture instanceof HTMLImageElement) return picture
  return [...picture.querySelectorAll('img')].find((image) => image.checkVisibility())
}

function openZoom(image: HTMLImageElement | undefined): void {
  if (!image) return
  const dialog = document.createElement('dialog')
  const close = document.createElement('button')
  const large = image.cloneNode() as HTMLImageElement
  dialog.className = 'zoom'
  dialog.ariaLabel = 'Enlarged picture'
  close.type = 'button'
  close.className = 'zoom__close'
  close.ariaLabel = 'Close'
  large.className = 'zoom__image'
  large.loading = 'eager'
  dialog.append(close, large)
  dialog.addEventListener('click', ({ target }) => {
    if (target === large) dialog.toggleAttribute('data-details')
    else dialog.close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
