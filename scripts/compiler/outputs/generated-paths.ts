// The fixed paths that a release publishes: no page may have one, and links to them are valid.

import type { FileReads } from '../../graph/world.ts'
import { SKILLS_INDEX_PATH } from '#site/model/agents/agent-skills.ts'
import { AI_CATALOG_PATH } from './ai-catalog.ts'
import { API_CATALOG_PATH } from '#site/model/agents/server-card.ts'
import { BILL_OF_MATERIALS_PATH } from './bill-of-materials.ts'
import { publicFiles } from './public-files.ts'
import { SECURITY_TEXT_PATH } from './security-text.ts'

const GENERATED = [
  SKILLS_INDEX_PATH,
  AI_CATALOG_PATH,
  API_CATALOG_PATH,
  SECURITY_TEXT_PATH,
  BILL_OF_MATERIALS_PATH,
  '/favicon.ico',
  '/favicon.svg',
  '/llms-full.txt',
  '/llms.txt',
  '/lunr-index.json',
  '/og.png',
  '/robots.txt',
  '/search-doc.json',
  '/sitemap.md',
  '/sitemap.xml',
  '/third-party-notices.txt',
] as const

export type GeneratedPath = (typeof GENERATED)[number]

export function outputPaths(reads: FileReads): string[] {
  return [...GENERATED, ...Object.keys(publicFiles(reads))]
}
