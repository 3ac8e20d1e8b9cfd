// Publishes the images of a page under hashed URLs and gives them their size.
//
//   ![A key](./key.png)      <img src="/assets/key.<hash>.png" alt="A key" width="640" height="480" loading="lazy">

import { decodeOrKeep } from '#site/model/decode-or-keep.ts'
import { createRequire } from 'node:module'
import { dirname, join, posix } from 'node:path'
import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { nearestName } from '#site/spelling/nearest-name.ts'
import { publishAsset } from '../../page/page-assets.ts'
import { report, stateOf, type PageState } from '../../page/page-state.ts'
import { hasClass } from '../tree/has-class.ts'
import { walkElements } from '../../../syntax/walk-tree.ts'

const require = createRequire(import.meta.url)

export function rehypeImages() {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    walkElements(tree, (element) => {
      if (element.tagName !== 'img' || hasClass(element, 'diagram__image')) return
      const source = element.properties['src']
      checkDescription(element, state)
      element.properties['loading'] ??= 'lazy'
      element.properties['decoding'] ??= 'async'
      if (typeof source !== 'string' || source === '') reportMissing(element, '', state)
      else if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(source)) checkForeign(element, source, state)
      else publishImage(element, source, state)
    })
  }
}

function publishImage(element: Element, source: string, state: PageState): void {
  const [pathname = ''] = source.split(/[?#]/)
  const file = contentFile(pathname, state)
  if (!file) {
    reportMissing(element, pathname, state)
    return
  }
  const bytes = state.settings.reads.read(join(state.settings.content.root, file))
  if (!bytes) {
    reportMissing(element, pathname, state)
    return
  }
  element.properties['src'] = publishAsset(state, file).url
  try {
    // Few pages show pictures: loaded with the first.
    const { imageSize } = require('image-size') as typeof import('image-size')
    const { width, height } = imageSize(bytes)
    element.properties['width'] ??= Math.round(width)
    element.properties['height'] ??= Math.round(height)
  } catch {
    report(state, {
      code: 'image-unreadable',
      at: element,
      what: `\`${pathname}\` is not an image with a readable size`,
      fix: 'save it as PNG, JPEG, WebP, AVIF, GIF, or SVG with a width and height',
    })
  }
}

/** `./a.png` is beside the page, `/a.png` in the content folder. Undefined for a path that leaves the folder. */
function contentFile(pathname: string, state: PageState): string | undefined {
  const decoded = decodeOrKeep(pathname)
  const folder = decoded.startsWith('/') ? '' : posix.dirname(state.file)
  const file = posix.join(folder, decoded.replace(/^\/+/, ''))
  return file === '.' || /^\.\.(?:\/|$)/.test(file) ? undefined : file
}

function reportMissing(element: Element, pathname: string, state: PageState): void {
  const nearest = pathname === '' ? undefined : nearestImage(pathname, state)
  report(state, {
    code: 'image-missing',
    at: element,
    what: pathname === '' ? 'the image has no file' : `there is no image \`${pathname}\``,
    fix: nearest ? `use \`${nearest}\`` : 'put the file next to the page, or correct the path',
  })
}

function nearestImage(pathname: string, state: PageState): string | undefined {
  const file = contentFile(pathname, state)
  const folder = file && join(state.settings.content.root, dirname(file))
  const entries = folder && state.settings.reads.list(folder)
  if (!entries) return undefined
  const names = entries.map(({ name }) => name)
  const nearest = nearestName(posix.basename(decodeOrKeep(pathname)), names)
  return nearest && pathname.slice(0, pathname.lastIndexOf('/') + 1) + nearest
}

function checkForeign(element: Element, source: string, state: PageState): void {
  if (!state.settings.content.configured) return
  report(state, {
    code: 'image-foreign',
    at: element,
    what: `the image is on another site, \`${source}\``,
    fix: 'put the file next to the page',
  })
}

function checkDescription(element: Element, state: PageState): void {
  const { alt } = element.properties
  if (typeof alt === 'string' && alt.trim() !== '') return
  element.properties['alt'] = ''
  if (!state.settings.content.configured) return
  report(state, {
    code: 'image-description-missing',
    at: element,
    what: 'the image has no description',
    fix: 'write `![What the image shows](…)`',
  })
}
