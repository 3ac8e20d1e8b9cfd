// What compiling a page needs from the rest of the site.

import { join } from 'node:path'
import { operationComponents } from '#site/model/component-rules.ts'
import type { ContentPlace } from '../../content/read-content.ts'
import {
  dataFiles,
  isConfigured,
  pagePaths,
  partialFiles,
  showsExpressions,
  siteNames,
} from '../../content/content.step.ts'
import type { Reads } from '../../graph/step.ts'
import type { BuildSettings } from '../page/page-state.ts'
import { platformApi } from '../platform-api.ts'
import { siteVariables } from '../site-variables.step.ts'

/**
 * A page that shows no operation does not wait for the contract. In MDX a tag begins with the name right behind `<`. Asked
 * before the page is parsed: what fails in a plugin would be a syntax error of the page.
 */
const MAY_SHOW_OPERATIONS = new RegExp(`<(?:${operationComponents().join('|')})\\b`)
/** The contract says where the API's server is. */
const MAY_NAME_SERVER = /%api-host%/
const INCLUDED = /<Include\s[^>]*?\bpartial=["']([^"']+)["']/g
const SHOWN_TABLE = /<Facts\s[^>]*?\bname=["']([^"']+)["']/g

/** Whether a page waits for the contract, as far as its own text tells. */
export function showsOperations(text: string): boolean {
  return MAY_SHOW_OPERATIONS.test(text)
}

export async function pageSettings(reads: Reads, file: string): Promise<BuildSettings> {
  const place = reads.setting<ContentPlace>('content')
  const texts = await withPartials(reads, place, reads.text(join(place.root, file)) ?? '')
  const tables = texts && (await shownTables(reads, place, texts))
  const namesServer = !tables || [...texts, ...tables].some((text) => MAY_NAME_SERVER.test(text))
  const withoutApi = namesServer ? settingsWithServer(reads) : settingsWithoutApi(reads)
  if (texts?.some(showsOperations) === false) return withoutApi
  const [settings, contractState, operations] = await Promise.all([
    withoutApi,
    reads.ask(platformApi.state, null),
    reads.parts(platformApi.operations, null),
  ])
  return { ...settings, contractState, operations }
}

/** The text of a page and of each partial in it, at any depth; undefined where only the parser can tell which these are. */
async function withPartials(reads: Reads, place: ContentPlace, page: string): Promise<string[] | undefined> {
  if (!page.includes('<Include')) return [page]
  const files = await reads.parts(partialFiles, null)
  const texts = new Map([['', page]])
  // Grows while it is read.
  for (const text of texts.values()) {
    for (const name of namesIn(text, '<Include', INCLUDED) ?? [undefined]) {
      const partial = name === undefined ? undefined : files.get(name)
      if (name === undefined || partial === undefined) return undefined
      if (!texts.has(name)) texts.set(name, reads.text(join(place.root, partial)) ?? '')
    }
  }
  return [...texts.values()]
}

/** The texts of the tables of facts that are shown; undefined likewise. */
async function shownTables(
  reads: Reads,
  place: ContentPlace,
  texts: readonly string[],
): Promise<string[] | undefined> {
  if (!texts.some((text) => text.includes('<Facts'))) return []
  const files = await reads.parts(dataFiles, null)
  const names = texts.flatMap((text) => namesIn(text, '<Facts', SHOWN_TABLE) ?? [undefined])
  const found = names.map((name) => (name === undefined ? undefined : files.get(name)))
  if (found.includes(undefined)) return undefined
  return found.map((table) => reads.text(join(place.root, table!)) ?? '')
}

/** Undefined if a tag has its name in another form, such as an expression. */
function namesIn(text: string, tag: string, form: RegExp): string[] | undefined {
  const names = [...text.matchAll(form)].map(([, name = '']) => name)
  return names.length === text.split(tag).length - 1 ? names : undefined
}

async function settingsWithServer(reads: Reads): Promise<BuildSettings> {
  const [settings, variables] = await Promise.all([settingsWithoutApi(reads), reads.ask(siteVariables, null)])
  return { ...settings, variables }
}

/** As of a site without a contract. */
export async function settingsWithoutApi(reads: Reads): Promise<BuildSettings> {
  const [names, configured, expressions, partials, data, paths] = await Promise.all([
    reads.ask(siteNames, null),
    reads.ask(isConfigured, null),
    reads.ask(showsExpressions, null),
    reads.parts(partialFiles, null),
    reads.parts(dataFiles, null),
    reads.parts(pagePaths, null),
  ])
  return {
    reads,
    ...names,
    expressions,
    content: { ...reads.setting<ContentPlace>('content'), configured, partials, data },
    paths,
    contractState: 'none',
    operations: { get: () => undefined, keys: () => [] },
  }
}
