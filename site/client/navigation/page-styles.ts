// Styles for in-app navigation. The document holds those of its first page; if another page needs more, all parts are
// loaded, so that their order stays that of the source.

import type { PageData } from '../../model/dom-hooks.ts'

/** Settles when the document has the styles that a page needs: the named parts, or all. */
export type StylesLoader = (needed?: string) => Promise<void>

export function createStylesLoader({ shown, all }: PageData['styles']): StylesLoader {
  const here = new Set(['', ...shown.split(' ')])
  let loading: Promise<void> | undefined

  return (needed) => {
    if (needed?.split(' ').every((name) => here.has(name))) return Promise.resolve()
    if (!loading) {
      loading = loadStyles(all)
      // Let the next attempt load them again.
      loading.catch(() => (loading = undefined))
    }
    return loading
  }
}

function loadStyles(href: string): Promise<void> {
  const link = document.createElement('link')
  document.head.append(link)
  return new Promise((loaded, failed) => {
    const onload = (): void => loaded()
    const onerror = (): void => {
      link.remove()
      failed(new TypeError(`${href} did not load`))
    }
    Object.assign(link, { rel: 'stylesheet', href, onload, onerror })
  })
}
