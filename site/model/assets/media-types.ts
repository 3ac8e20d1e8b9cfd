// The media type of a file by its extension.

export const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['avif', 'image/avif'],
  ['css', 'text/css; charset=utf-8'],
  ['csv', 'text/csv; charset=utf-8'],
  ['gif', 'image/gif'],
  ['html', 'text/html; charset=utf-8'],
  ['ico', 'image/x-icon'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['js', 'text/javascript; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['md', 'text/markdown; charset=utf-8'],
  ['mp4', 'video/mp4'],
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
  ['webm', 'video/webm'],
  ['webmanifest', 'application/manifest+json; charset=utf-8'],
  ['webp', 'image/webp'],
  ['woff2', 'font/woff2'],
  ['xml', 'application/xml; charset=utf-8'],
  ['yaml', 'application/yaml; charset=utf-8'],
  ['yml', 'application/yaml; charset=utf-8'],
  ['zip', 'application/zip'],
])

/** Saved, not shown: the site's policy allows no viewer of a browser what these need. */
const DOWNLOADS = new Set(['mp4', 'pdf', 'webm', 'zip'])

export const isDownload = (extension: string): boolean => DOWNLOADS.has(extension)

/** Documents have URLs of their own: no stored value becomes one by the name that a URL gives it. */
const DOCUMENTS = new Set(['html', 'xml'])

/** The type of a file below `/assets/`; undefined for those that are not served there. */
export const assetType = (extension: string): string | undefined =>
  DOCUMENTS.has(extension) ? undefined : MEDIA_TYPES.get(extension)
