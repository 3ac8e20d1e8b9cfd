// Styles for in-app navigation. The document holds those of its first page; if another page needs more, all parts are
// loaded, so that their order stays that of the source.

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
    // Let the next attempt load them again.
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
