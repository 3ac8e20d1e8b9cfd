// What compiling a page needs from the rest of the site.

import { join } from 'node:path'
import { operationComponents } from '#site/model/component-rules.ts'
import type { ContentPlace } from '../../content/read-content.ts'
import { dataFiles, isConfigured, pagePaths, partialFiles, siteNames } from '../../content/content.step.ts'
import type { Reads } from '../../graph/step.ts'
import type { BuildSettings } from '../page/page-state.ts'
import { platformApi } from '../platform-api.ts'
import { siteVariables } from '../site-variables.step.ts'

/**
 * By itself or through a partial: a page that shows no operation does not wait for the contract. In MDX a tag begins with
 * the name right behind `<`. Asked before the page is parsed: what fails in a plugin would be a syntax error of the page.
 */
const MAY_SHOW_OPERATIONS = new RegExp(`<(?:${[...operationComponents(), 'Include'].join('|')})\\b`)
/** Also a page that names the API's server does: the contract says where it is. */
const MAY_NAME_SERVER = /%api-host%|<Include\b/
const SHOWN_TABLE = /<Facts\s[^>]*?\bname="([^"]+)"/g

export async function pageSettings(reads: Reads, file: string): Promise<BuildSettings> {
  const place = reads.setting<ContentPlace>('content')
  const text = reads.text(join(place.root, file)) ?? ''
  const mayNameServer =
    MAY_NAME_SERVER.test(text) ||
    (await shownTables(reads, place, text)).some((table) => MAY_NAME_SERVER.test(table))
  const withoutApi = mayNameServer ? settingsWithServer(reads) : settingsWithoutApi(reads)
  if (!MAY_SHOW_OPERATIONS.test(text)) return withoutApi
  const [settings, contractState, operations] = await Promise.all([
    withoutApi,
    reads.ask(platformApi.state, null),
    reads.parts(platformApi.operations, null),
  ])
  return { ...settings, contractState, operations }
}

/** The texts of the tables of facts that a page shows. */
async function shownTables(reads: Reads, place: ContentPlace, text: string): Promise<string[]> {
  const names = [...text.matchAll(SHOWN_TABLE)].map(([, name = '']) => name)
  if (names.length === 0) return []
  const files = await reads.parts(dataFiles, null)
  return names.map((name) => reads.text(join(place.root, files.get(name) ?? '')) ?? '')
}

async function settingsWithServer(reads: Reads): Promise<BuildSettings> {
  const [settings, variables] = await Promise.all([settingsWithoutApi(reads), reads.ask(siteVariables, null)])
  return { ...settings, variables }
}

/** As of a site without a contract. */
export async function settingsWithoutApi(reads: Reads): Promise<BuildSettings> {
  const [names, configured, partials, data, paths] = await Promise.all([
    reads.ask(siteNames, null),
    reads.ask(isConfigured, null),
    reads.parts(partialFiles, null),
    reads.parts(dataFiles, null),
    reads.parts(pagePaths, null),
  ])
  return {
    reads,
    ...names,
    content: { ...reads.setting<ContentPlace>('content'), configured, partials, data },
    paths,
    contractState: 'none',
    operations: { get: () => undefined, keys: () => [] },
  }
}
