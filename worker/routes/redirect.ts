// The response to a moved or misspelt address. The Location is a path of the release, never built from a header.

import { cachePolicy } from '../http/cache-policy.ts'
import type { DecisionHandler } from '../http/route-handler.ts'
import { wholeResponse } from '../http/whole-response.ts'

export const handleRedirect: DecisionHandler<'redirect'> = (_c, { location }) =>
  wholeResponse('', { location, ...cachePolicy.redirect }, 301)
