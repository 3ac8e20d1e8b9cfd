// Imports a small tree that a test writes, and gives what came of it.

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { detectEngine } from '#scripts/import/detect-engine.ts'
import { problemList, type ImportProblem } from '#scripts/import/found/import-problem.ts'
import { importSite } from '#scripts/import/import-site.ts'
import { readTree } from '#scripts/import/source/source-tree.ts'

export interface ImportedTree {
  engine: string
  text: (place: string) => string
  places: string[]
  copies: ReadonlyMap<string, string>
  problems: ImportProblem[]
  /** `file:line:column what` of each problem. */
  told: string[]
}

export function writeTree(files: Readonly<Record<string, string | Buffer>>): string {
  const root = mkdtempSync(join(tmpdir(), 'docs-import-'))
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  return root
}

export async function importFolder(root: string): Promise<ImportedTree> {
  const { report, sorted } = problemList()
  const source = readTree(root, report)
  const found = detectEngine(source)
  if (!found) throw new Error('no engine')
  const site = await importSite(source, found.engine, found.configFile, report)
  return {
    engine: found.engine.name,
    text: (place) => site.texts.get(place) ?? '',
    places: [...site.texts.keys()].sort(),
    copies: site.copies,
    problems: sorted(),
    told: sorted().map(({ file, line, column, what }) => `${file}:${line}:${column} ${what}`),
  }
}

export function importTree(files: Readonly<Record<string, string | Buffer>>): Promise<ImportedTree> {
  return importFolder(writeTree(files))
}

/** The configurations of sites that set nothing unusual, each as the file that holds it. */
export const DOCUSAURUS = {
  'docusaurus.config.js': "module.exports = { title: 'Boats', presets: [['classic', { docs: {} }]] }",
}
export const DOCUSAURUS_WITH_SIDEBARS = {
  'docusaurus.config.js':
    "module.exports = { title: 'Boats', presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] }",
}
export const STARLIGHT = {
  'astro.config.mjs':
    "import starlight from '@astrojs/starlight'\nexport default defineConfig({ integrations: [starlight({ title: 'Bees' })] });\n",
}
export const VITEPRESS = { '.vitepress/config.mts': "export default { title: 'Trees' }" }

/** A picture of one point. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
