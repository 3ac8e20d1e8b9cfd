// Which of the media types of a body the reference shows.

import { isJsonType } from '#site/api/contract/body-types.ts'
import type { OpenApiBody, OpenApiMedia, OpenApiResponse } from './linted-document.ts'

/** The first media type of a body that is JSON, or the first of any kind. */
export function mediaOf({ content = {} }: OpenApiBody | OpenApiResponse): [string, OpenApiMedia] | undefined {
  const all = Object.entries(content)
  return all.find(([type]) => isJsonType(type)) ?? all[0]
}
