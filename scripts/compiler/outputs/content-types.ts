// The Content-Type of files that the build publishes under a fixed name.

import { AI_CATALOG_PATH, AI_CATALOG_TYPE } from './ai-catalog.ts'
import { API_CATALOG_PATH } from '#site/model/agents/server-card.ts'
import { API_CATALOG_TYPE } from './api-catalog.ts'

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
}

export function contentTypeOf(path: string): string {
  if (path === API_CATALOG_PATH) return API_CATALOG_TYPE
  if (path === AI_CATALOG_PATH) return AI_CATALOG_TYPE
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return TYPES[extension] ?? 'application/octet-stream'
}
