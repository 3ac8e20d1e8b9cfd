// Enlarges a picture on a click, with a button on its frame for keyboards and for whoever looks for one. The dialog is a
// separate module, loaded on the first click.

import { announce } from '../../browser/announce.ts'
import { layOutBlock } from '../../browser/far-blocks.ts'
import { loadModule } from '../../browser/load-module.ts'
import { showWhileUseful } from '../../browser/show-while-useful.ts'
import type { ModuleReference } from '../../model/assets/module-reference.ts'
import { ZOOM_ID } from '../../model/dom-hooks.ts'

type OpenZoom = typeof import('./open-zoom.ts')

const PICTURES = '.prose .diagram, .prose img:not(.diagram img, a img)'

/** Runs per page, and again when the page's URL changes. */
export function startZoomImage(modules: readonly ModuleReference[], signal: AbortSignal): void {
  const parts = document.getElementById(ZOOM_ID) as HTMLTemplateElement | null
  // A page without pictures has none.
  if (!parts) return
  const buttons = new Map<Element, HTMLElement>()
  for (const picture of document.querySelectorAll<HTMLElement>(PICTURES)) {
    const framed = picture.closest('.zoomable')?.querySelector<HTMLElement>('.zoomable__button')
    buttons.set(picture, framed ?? frame(picture, parts, modules))
  }
  showWhileUseful(buttons, (picture) => isDiagram(picture) || isLarge(picture), signal)
}

/** Wraps the picture in a box with the button over its corner, without shifting the layout. */
function frame(
  picture: HTMLElement,
  { content }: HTMLTemplateElement,
  modules: readonly ModuleReference[],
): HTMLElement {
  const box = document.importNode(content.querySelector<HTMLElement>('.zoomable')!, true)
  const button = box.querySelector<HTMLElement>('button')!
  box.addEventListener('click', () => {
    if (button.hidden) return
    const image = shownImage(picture)
    loadModule<OpenZoom>(modules, 'open-zoom')
      .then(({ openZoom }) => image && openZoom(image, content.querySelector('dialog')!))
      .catch((error: unknown) => {
        console.warn('The enlarged picture did not load.', error)
        announce('The picture could not be enlarged. Try again.')
      })
  })
  layOutBlock(box)
  picture.replaceWith(box)
  box.append(picture)
  return button
}

function isDiagram(picture: Element): boolean {
  return picture.classList.contains('diagram')
}

function isLarge(picture: Element): boolean {
  return picture instanceof HTMLImageElement && picture.naturalWidth > picture.clientWidth
}

/** Of a drawing with one picture per theme, the visible one. */
function shownImage(picture: Element): HTMLImageElement | undefined {
  if (picture instanceof HTMLImageElement) return picture
  return [...picture.querySelectorAll('img')].find((image) => image.checkVisibility())
}
