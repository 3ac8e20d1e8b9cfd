// Redirects moved and non-canonical paths. The Location always comes from the release, never from a request header.

import { cachePolicy } from '../http/cache-policy.ts'
import type { DecisionHandler } from '../http/route-handler.ts'
import { wholeResponse } from '../http/whole-response.ts'

export const handleRedirect: DecisionHandler<'redirect'> = (_c, { location }) =>
  wholeResponse('', { location, ...cachePolicy.redirect }, 301)
