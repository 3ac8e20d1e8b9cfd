// The values of `%name%` wherever content is shown: on pages, in tables of facts, in what search and tools know.

import { siteNames } from '../content/content.step.ts'
import { step } from '../graph/step.ts'
import { platformApi } from './platform-api.ts'

/** Where the API is, the contract says. In the contract itself, `%api-host%` is that of the domain. */
export const siteVariables = step<null, Record<string, string>>(
  'variables of the site',
  import.meta.url,
  async (reads) => {
    const [{ variables }, server] = await Promise.all([
      reads.ask(siteNames, null),
      reads.ask(platformApi.server, null),
    ])
    return server !== null && URL.canParse(server) ? { ...variables, 'api-host': server } : variables
  },
)
