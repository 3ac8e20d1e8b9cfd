// The settings of the site that a page record shows. A record is stored anew only when one of these has changed.

import type { SiteConfig } from '#site/model/site-config.ts'

export const RECORD_SETTINGS = [
  'origin',
  'title',
  'brand',
  'reference',
  'repository',
  'assistants',
  'feedback',
] as const satisfies (keyof SiteConfig)[]

export type RecordConfig = Pick<SiteConfig, (typeof RECORD_SETTINGS)[number]>
