// Looking at a picture in full: a button on its frame opens it large, in a dialog that closes with Escape and Back.

import { startZoomStage } from './zoom-stage.ts'

const PICTURES = '.prose .diagram, .prose img:not(.diagram img, a img)'

/** Runs per page, and again when the page's address changes. */
export function startZoomImage(signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    // All are measured before the first is changed: each change would have the next one laid out anew.
    const large = entries.map(({ target }) => isDiagram(target) || isLarge(target))
    entries.forEach(({ target }, at) => offer(target, large[at]!))
  })
  signal.addEventListener('abort', () => observer.disconnect())
  for (const picture of document.querySelectorAll<HTMLElement>(PICTURES)) {
    if (!picture.parentElement?.matches('.zoomable')) frame(picture)
    observer.observe(picture)
  }
}

/** Puts a box around the picture, with the button over its corner. The text around does not move. */
function frame(picture: HTMLElement): void {
  const box = document.createElement('div')
  const button = buttonOf('zoomable__button', 'Enlarge the picture')
  box.className = 'zoomable'
  button.hidden = true
  button.addEventListener('click', () => openZoom(shownImage(picture)))
  picture.replaceWith(box)
  box.append(picture, button)
}

function offer(picture: Element, large: boolean): void {
  const button = picture.parentElement?.querySelector<HTMLElement>('.zoomable__button')
  if (button) button.hidden = !large
}

function isDiagram(picture: Element): boolean {
  return picture.classList.contains('diagram')
}

function isLarge(picture: Element): boolean {
  return picture instanceof HTMLImageElement && picture.naturalWidth > picture.clientWidth
}

/** Of a drawing per theme, the one shown. */
function shownImage(picture: Element): HTMLImageElement | undefined {
  if (picture instanceof HTMLImageElement) return picture
  return [...picture.querySelectorAll('img')].find((image) => image.checkVisibility())
}

function openZoom(image: HTMLImageElement | undefined): void {
  if (!image) return
  const dialog = document.createElement('dialog')
  const stage = document.createElement('div')
  const bar = document.createElement('div')
  const large = new Image()
  dialog.className = 'zoom'
  dialog.ariaLabel = 'Enlarged picture'
  stage.className = 'zoom__stage'
  bar.className = 'zoom__bar'
  large.className = 'zoom__image'
  // A lazy picture may not have come yet, and only then is it known which of its files is shown.
  image.loading = 'eager'
  void image.decode().then(() => (large.src = image.currentSrc))
  large.alt = image.alt
  large.draggable = false
  stage.append(large)
  dialog.append(bar, stage)
  document.body.append(dialog)
  dialog.showModal()
  const zoom = startZoomStage(stage, large)
  for (const [kind, label, text, act] of [
    ['out', 'Zoom out', '−', () => zoom(1 / 1.4)],
    ['in', 'Zoom in', '+', () => zoom(1.4)],
    ['close', 'Close', '', () => dialog.close()],
  ] as const) {
    const button = buttonOf('zoom__button', label)
    button.dataset['zoom'] = kind
    button.textContent = text
    button.addEventListener('click', act)
    bar.append(button)
  }
  closeWithBack(dialog)
}

/** The dialog is an entry of the history: going back closes it, and closing it otherwise goes back. */
function closeWithBack(dialog: HTMLDialogElement): void {
  const life = new AbortController()
  let left = false
  history.pushState(history.state, '')
  addEventListener(
    'popstate',
    () => {
      left = true
      dialog.close()
    },
    { signal: life.signal },
  )
  dialog.addEventListener('close', () => {
    life.abort()
    dialog.remove()
    if (!left) history.back()
  })
}

function buttonOf(className: string, label: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.ariaLabel = label
  button.title = label
  return button
}
