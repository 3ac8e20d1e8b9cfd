// What compiling a page needs from the rest of the site.

import type { ContentPlace } from '../../content/read-content.ts'
import { dataFiles, isConfigured, pagePaths, partialFiles, siteNames } from '../../content/content.step.ts'
import type { Reads } from '../../graph/step.ts'
import type { BuildSettings } from '../page/page-state.ts'
import { platformApi } from '../platform-api.ts'

export async function pageSettings(reads: Reads): Promise<BuildSettings> {
  return {
    reads,
    ...(await reads.ask(siteNames, null)),
    content: {
      ...reads.setting<ContentPlace>('content'),
      configured: await reads.ask(isConfigured, null),
      partials: await reads.parts(partialFiles, null),
      data: await reads.parts(dataFiles, null),
    },
    paths: await reads.parts(pagePaths, null),
    contract: async () => ({
      state: await reads.ask(platformApi.state, null),
      operations: await reads.parts(platformApi.operations, null),
    }),
  }
}
