// The way from the site's page components to functions that Node can call: bundled once, kept by content.

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { bundle } from './bundle.ts'
import { PROJECT_ROOT } from '../../project/project-root.ts'
import { runCommonJs } from './load-site-module.ts'

const ENTRY = 'scripts/compiler/bundles/main-html.ts'

export type MainHtml = typeof import('./main-html.ts')

let loaded: { code: string; module: MainHtml } | undefined

/** Loaded anew in a long-lived process when the components' code has changed. */
export async function loadMainHtml(cacheFolder?: string): Promise<MainHtml> {
  const { files } = await bundle(
    'main-html',
    { entryPoints: [ENTRY], format: 'cjs', platform: 'node' },
    cacheFolder,
  )
  const code = files[0]!.text
  if (loaded?.code !== code) {
    const module = runCommonJs<MainHtml>(code, createRequire(join(PROJECT_ROOT, 'package.json')), ENTRY)
    loaded = { code, module }
  }
  return loaded.module
}
