// Compiles pages given as text, as the build compiles files.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { CompiledPage } from '#scripts/compiler/page/compiled-page.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { siteConfig } from '../../../fixtures/site-config.ts'
import { compileFile, openContent } from './site-stages.ts'

export const exampleConfig: SiteConfig = {
  ...siteConfig,
  brand: { ...siteConfig.brand, name: 'Acme', headerPrefix: 'ACM', domain: 'acme.example' },
  origin: 'https://docs.acme.example',
}

export interface CompileTextOptions {
  /** Name of the page's file. */
  file?: string
  /** Further files of the content folder. */
  files?: Record<string, string | Uint8Array>
  /** The folder is somebody else's: no sidebars.yaml. */
  foreign?: boolean
  config?: SiteConfig
}

/** Writes a content folder of its own for one page and compiles that page. */
export async function compileText(source: string, options: CompileTextOptions = {}): Promise<CompiledPage> {
  const { file = 'page.mdx', files = {}, foreign = false, config = exampleConfig } = options
  const root = writeFolder({
    ...(foreign ? {} : { 'sidebars.yaml': 'docs: []\n' }),
    ...files,
    [file]: source,
  })
  try {
    return await compileFile(openContent(root, config), file)
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** Compiles text below front matter and a title, and gives the page with what follows its h1. */
export async function compileBody(
  body: string,
  options?: CompileTextOptions,
): Promise<CompiledPage & { body: string }> {
  const page = await compileText(`---\ntitle: Page\ndescription: A page.\n---\n\n${body}\n`, options)
  return { ...page, body: page.html.replace(/<h1[^>]*>Page<\/h1>/, '').trim() }
}

/** `code line:column`, what and fix of every diagnostic. */
export function problems(page: CompiledPage): string[] {
  return page.diagnostics.map(
    ({ code, place, what }) => `${place.file}:${place.line}:${place.column} ${code}: ${what}`,
  )
}

export function writeFolder(files: Record<string, string | Uint8Array>): string {
  const root = mkdtempSync(join(tmpdir(), 'docs-content-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  return root
}
