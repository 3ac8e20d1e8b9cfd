// /robots.txt.

import type { SiteConfig } from '#site/model/site-config.ts'

/** Allows every URL; says what may be done with the text, and where the sitemap is. */
export function robotsText({ origin, crawlers }: Pick<SiteConfig, 'origin' | 'crawlers'>): string {
  const said = (allowed: boolean): string => (allowed ? 'yes' : 'no')
  const signals = crawlers && [
    `search=${said(crawlers.search)}`,
    `ai-input=${said(crawlers.aiInput)}`,
    `ai-train=${said(crawlers.aiTrain)}`,
  ]
  return [
    'User-agent: *',
    ...(signals ? [`Content-Signal: ${signals.join(', ')}`] : []),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml\n`,
  ].join('\n')
}
