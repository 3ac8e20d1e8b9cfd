// Opens the build graph over a content folder: one run, with the configuration and the results of earlier runs.

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SiteConfig } from '#site/model/site-config.ts'
import { siteConfig } from '#site/site.config.ts'
// Imported for its effect: it defines the steps that platform-api.ts names.
import '../api/contract-api.ts'
import { contentPlace } from '../content/read-content.ts'
import { CACHE_FOLDER, PROJECT_ROOT } from '../project/project-root.ts'
import { takesFeedback } from './takes-feedback.ts'
import { openGraph, type Graph, type GraphOptions } from '../graph/run/open-graph.ts'

export interface SiteOptions {
  /** Content folder; `content` of the project by default. */
  content?: string
  /** `false` neither reads nor writes earlier results. */
  cache?: boolean
  /** Where results are kept; `.cache/build` of the project by default. */
  cacheFolder?: string
  config?: SiteConfig
}

/** The configuration of this deployment: `CANONICAL_ORIGIN` overrides the origin, and a dataset turns feedback on. */
export function configuredSite(): SiteConfig {
  const origin = process.env['CANONICAL_ORIGIN']?.replace(/\/+$/, '')
  const feedback = takesFeedback(readFileSync(join(PROJECT_ROOT, 'wrangler.toml'), 'utf8'))
  return { ...siteConfig, ...(origin && { origin }), ...(feedback && { feedback }) }
}

/** `known`: results that a long-lived process keeps in memory. */
export function openSite(
  options: SiteOptions = {},
  known: Pick<GraphOptions, 'store' | 'world'> = {},
): Graph {
  const content = contentPlace(options.content ?? resolve(PROJECT_ROOT, 'content'))
  return openGraph({
    ...known,
    folder: options.cache === false ? undefined : (options.cacheFolder ?? CACHE_FOLDER),
    content: content.root,
    settings: { content, config: options.config ?? configuredSite() },
  })
}
