// Paths of pages from the paths of files.

import { canonicalPath } from '#site/model/urls.ts'

const PAGE = /\.mdx?$/i

/** None of the four engines publishes hidden folders. */
export function isPageFile(file: string): boolean {
  return PAGE.test(file) && !/(?:^|\/)\./.test(file)
}

/** `guides/Setup.md` is `/guides/setup` below `/`; `index` and `README` are their folder. */
export function pagePath(route: string, base = '/'): string {
  const bare = route.replace(PAGE, '').replace(/(^|\/)(?:index|readme)$/i, '')
  return canonical(`${base}/${bare}`)
}

/** The canonical form of a path; characters that a path cannot contain are replaced. */
export function canonical(path: string): string {
  const plain = path.replaceAll(/[?#].*$/g, '').replaceAll('\\', '/')
  return canonicalPath(plain) ?? canonicalPath(encodeURI(plain)) ?? '/'
}

/** The files of a folder, by their path in it. */
export function filesBelow(files: readonly string[], folder: string): string[] {
  const prefix = folder === '' || folder === '.' ? '' : `${folder.replace(/\/$/, '')}/`
  return files.filter((file) => file.startsWith(prefix)).map((file) => file.slice(prefix.length))
}

/** Files with one of the names, those nearest to the top first. */
export function nearestFile(files: readonly string[], pattern: RegExp): string[] {
  return files.filter((file) => pattern.test(file)).sort((a, b) => a.split('/').length - b.split('/').length)
}
