// The Content-Type of files that the build publishes under a fixed name.

import { AI_CATALOG_PATH, AI_CATALOG_TYPE } from './ai-catalog.ts'
import { MEDIA_TYPES } from '#site/model/assets/media-types.ts'
import { API_CATALOG_PATH } from '#site/model/agents/server-card.ts'
import { API_CATALOG_TYPE } from './api-catalog.ts'

export function contentTypeOf(path: string): string {
  if (path === API_CATALOG_PATH) return API_CATALOG_TYPE
  if (path === AI_CATALOG_PATH) return AI_CATALOG_TYPE
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return MEDIA_TYPES.get(extension) ?? 'application/octet-stream'
}
