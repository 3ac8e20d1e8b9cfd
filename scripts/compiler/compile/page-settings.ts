// What compiling a page needs from the rest of the site.

import { join } from 'node:path'
import type { ContentPlace } from '../../content/read-content.ts'
import { dataFiles, isConfigured, pagePaths, partialFiles, siteNames } from '../../content/content.step.ts'
import type { Reads } from '../../graph/step.ts'
import type { BuildSettings } from '../page/page-state.ts'
import { platformApi } from '../platform-api.ts'

/**
 * By itself or through a partial: a page that shows no operation does not wait for the contract. In MDX a tag begins with
 * the name right behind `<`. Asked before the page is parsed: what fails in a plugin would be a syntax error of the page.
 */
const MAY_SHOW_OPERATIONS = /<(?:Operation|RequestSample|Include)\b/

export async function pageSettings(reads: Reads, file: string): Promise<BuildSettings> {
  const place = reads.setting<ContentPlace>('content')
  const text = reads.text(join(place.root, file)) ?? ''
  return {
    ...(await settingsWithoutApi(reads)),
    ...(MAY_SHOW_OPERATIONS.test(text) && {
      contractState: await reads.ask(platformApi.state, null),
      operations: await reads.parts(platformApi.operations, null),
    }),
  }
}

/** As of a site without a contract. */
export async function settingsWithoutApi(reads: Reads): Promise<BuildSettings> {
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
    contractState: 'none',
    operations: { get: () => undefined, keys: () => [] },
  }
}
