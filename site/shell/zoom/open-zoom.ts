// Shows an enlarged picture in a dialog that closes with Escape and Back.

import { startZoomStage, ZOOM_STEP } from './zoom-stage.ts'

/** `waiting`: the dialog that the page contains. */
export function openZoom(image: HTMLImageElement, waiting: HTMLDialogElement): void {
  const dialog = document.importNode(waiting, true)
  const large = dialog.querySelector('img')!
  // A lazy image may not have loaded yet, and only then is it known which of its sources is shown.
  image.loading = 'eager'
  void image.decode().then(() => (large.src = image.currentSrc))
  large.alt = image.alt
  document.body.append(dialog)
  dialog.showModal()
  const zoom = startZoomStage(dialog.querySelector<HTMLElement>('.zoom__stage')!, large)
  const acts: Record<string, () => void> = {
    out: () => zoom(1 / ZOOM_STEP),
    in: () => zoom(ZOOM_STEP),
    close: () => dialog.close(),
  }
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-zoom]'))
    button.addEventListener('click', acts[button.dataset['zoom']!]!)
  closeWithBack(dialog)
}

/** The dialog is a history entry: going back closes it, and closing it otherwise goes back. */
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
