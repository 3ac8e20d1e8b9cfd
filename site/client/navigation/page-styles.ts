// The styles of pages that come in place: the document holds those of the page that it began with. Where another one needs
// more, all parts are loaded, so that they follow each other in the order in which the whole was written.

import type { PageData } from '../../model/dom-hooks.ts'

/** Settles when the document has the styles that a page needs. */
export type StylesLoader = (needed: string | undefined) => Promise<void>

export function createStylesLoader({ shown, all }: PageData['styles']): StylesLoader {
  const here = new Set(namesIn(shown))
  let loading: Promise<void> | undefined

  return (needed) => {
    if (needed !== undefined && namesIn(needed).every((name) => here.has(name))) return Promise.resolve()
    if (loading) return loading
    const started = loadStyles(all)
    loading = started
    // The next try loads them anew.
    started.catch(() => (loading = undefined))
    return started
  }
}

const namesIn = (text: string): string[] => text.split(' ').filter((name) => name !== '')

function loadStyles(href: string): Promise<void> {
  return new Promise((loaded, failed) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href })
    link.addEventListener('load', () => loaded())
    link.addEventListener('error', () => {
      link.remove()
      failed(new TypeError(`${href} did not load`))
    })
    document.head.append(link)
  })
}
