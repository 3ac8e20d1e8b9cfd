// Which of the media types of a body the reference shows.

import { isFileSchema, isJsonRange, isJsonType } from '#site/api/contract/body-types.ts'
import type { OpenApiBody, OpenApiMedia, OpenApiResponse } from './linted-document.ts'

/** The first media type of a body that is JSON, or the first of any kind. */
export function mediaOf({ content = {} }: OpenApiBody | OpenApiResponse): [string, OpenApiMedia] | undefined {
  const all = Object.entries(content).map(([type, media]): [string, OpenApiMedia] => [
    isJsonRange(type) && !isFileSchema(media.schema ?? {}) ? 'application/json' : type,
    media,
  ])
  return all.find(([type]) => isJsonType(type)) ?? all[0]
}
