// Shows an enlarged picture in a dialog that closes with Escape and Back.

import { iconButton } from '../../shell/icons/icon-button.ts'
import { startZoomStage } from './zoom-stage.ts'

export function openZoom(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog')
  const stage = document.createElement('div')
  const bar = document.createElement('div')
  const large = new Image()
  dialog.className = 'zoom'
  dialog.ariaLabel = 'Enlarged picture'
  stage.className = 'zoom__stage'
  bar.className = 'zoom__bar'
  large.className = 'zoom__image'
  // A lazy image may not have loaded yet, and only then is it known which of its sources is shown.
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
    const button = iconButton('zoom__button', label)
    button.dataset['zoom'] = kind
    button.textContent = text
    button.addEventListener('click', act)
    bar.append(button)
  }
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
