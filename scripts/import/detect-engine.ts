// Detects which engine a tree was written for.

import type { SourceTree } from './source/source-tree.ts'
import { docusaurus } from './engines/docusaurus/docusaurus.ts'
import type { Engine } from './engines/engine.ts'
import { mintlify } from './engines/mintlify/mintlify.ts'
import { starlight } from './engines/starlight/starlight.ts'
import { vitepress } from './engines/vitepress/vitepress.ts'

export const engines: readonly Engine[] = [docusaurus, starlight, vitepress, mintlify]

/** The engine whose configuration is closest to the root. `name` selects one. */
export function detectEngine(
  tree: SourceTree,
  name?: string,
): { engine: Engine; configFile: string } | undefined {
  return engines
    .filter((engine) => name === undefined || engine.name === name)
    .flatMap((engine) => {
      const configFile = engine.configFile(tree)
      return configFile === undefined ? [] : [{ engine, configFile }]
    })
    .sort((a, b) => depth(a.configFile) - depth(b.configFile))[0]
}

const depth = (file: string): number => file.split('/').length
