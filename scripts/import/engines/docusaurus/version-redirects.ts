// A site with versions serves the one in `docs/` below a name of its own, such as `/docs/next`, from where its pages move.

import { posix } from 'node:path'
import type { PlannedRedirect } from '../../source/import-plan.ts'
import { asList, asObject, asText, readConfig, type Config } from '../../source/read-config.ts'
import type { SourceTree } from '../../source/source-tree.ts'
import { canonical } from '../page-path.ts'

interface Instance {
  tree: SourceTree
  configFile: string
  options: Config
  base: string
}

export function versionRedirects(
  paths: readonly string[],
  { tree, configFile, options, base }: Instance,
): PlannedRedirect[] {
  const own = asText(asObject(asObject(options['versions'])['current'])['path'])
  const name = own ?? (isNext(tree, configFile, options) ? 'next' : '')
  if (name === '') return []
  const start = canonical(base)
  return paths
    .map((path) => ({
      from: canonical(`${start}/${name}/${start === '/' ? path : path.slice(start.length)}`),
      to: path,
      file: configFile,
    }))
    .filter(({ from, to }) => from !== to)
}

/** True if an older version is the one that readers get first. */
function isNext(tree: SourceTree, configFile: string, options: Config): boolean {
  const id = asText(options['id'])
  const list = id === undefined || id === 'default' ? 'versions.json' : `${id}_versions.json`
  const file = posix.join(posix.dirname(configFile), list)
  const versions = tree.has(file) ? asList(readConfig(tree, file, () => undefined)) : []
  return versions.length > 0 && options['lastVersion'] !== 'current'
}
