// The button on a picture's frame that opens it large. What it opens is a module of its own, loaded by the first click.

import { announce } from '../../browser/announce.ts'
import { loadModule } from '../../browser/load-module.ts'
import type { AssetReference } from '../../model/release.ts'
import { iconButton } from './icon-button.ts'

type OpenZoom = typeof import('./open-zoom.ts')

const PICTURES = '.prose .diagram, .prose img:not(.diagram img, a img)'

/** Runs per page, and again when the page's address changes. */
export function startZoomImage(modules: readonly AssetReference[], signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    // All are measured before the first is changed: each change would have the next one laid out anew.
    const large = entries.map(({ target }) => isDiagram(target) || isLarge(target))
    entries.forEach(({ target }, at) => offer(target, large[at]!))
  })
  signal.addEventListener('abort', () => observer.disconnect())
  for (const picture of document.querySelectorAll<HTMLElement>(PICTURES)) {
    if (!picture.parentElement?.matches('.zoomable')) frame(picture, modules)
    observer.observe(picture)
  }
}

/** Puts a box around the picture, with the button over its corner. The text around does not move. */
function frame(picture: HTMLElement, modules: readonly AssetReference[]): void {
  const box = document.createElement('div')
  const button = iconButton('zoomable__button', 'Enlarge the picture')
  box.className = 'zoomable'
  button.hidden = true
  button.addEventListener('click', () => {
    const image = shownImage(picture)
    loadModule<OpenZoom>(modules, 'open-zoom')
      .then(({ openZoom }) => image && openZoom(image))
      .catch((error: unknown) => {
        console.warn('The enlarged picture did not load.', error)
        announce('The picture could not be enlarged. Try again.')
      })
  })
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
