// Chooses the file of an imported page so that its path does not change.

import { decide, encodePath } from '#site/model/urls.ts'

/** Content folders without pages, and file names that stand for their folder. */
const NO_PAGES = /^(?:partials|data|openapi|diagrams|node_modules|readme|index)$/i

export interface PagePlace {
  path: string
  file: string
  /** Set in the front matter if the file's location implies another path. */
  slug?: string
}

export function pagePlace(wanted: string): PagePlace {
  const path = servable(wanted)
  if (path === '/') return { path, file: 'index.mdx' }
  const names = path.slice(1).split('/')
  const safe = names.map((name) =>
    NO_PAGES.test(name) || /^[._]/.test(name) ? `page-${name.replace(/^[._]+/, '')}` : name,
  )
  const file = `${safe.join('/')}.mdx`
  return safe.join('/') === names.join('/') && /^[\x21-\x7e]*$/.test(file) && !/[?*:|"<>]/.test(file)
    ? { path, file }
    : { path, file: file.replaceAll(/[?*:|"<>]/g, '-'), slug: path }
}

/** A path that belongs to the site itself, such as its search, gets another name. */
function servable(path: string): string {
  const view = { page: () => true, redirect: () => undefined, file: () => undefined }
  const isPage = decide(encodePath(path), '', view).kind === 'page' && !/\.(?:txt|xml|json|md)$/.test(path)
  return isPage && !path.startsWith('/_')
    ? path
    : `/pages${path.replace(/^\/_+/, '/').replaceAll(/\.(?=\w+$)/g, '-')}`
}
