// The loading of modules that come on intent: by URL, with the integrity that an import by itself has not.

import type { AssetReference } from '../model/release.ts'

/** What modules on intent share, React above all. The build names it so, in scripts/compiler/bundles/bundle-client.ts. */
const SHARED = 'react'
/** Those that are whole in themselves. */
const ALONE = ['keep-ticks', 'list-commands', 'mark-words', 'open-zoom', 'read-operations', 'send-figures']

/** `name` is the module's file name without its ending: `open-console`. */
export function loadModule<Module>(modules: readonly AssetReference[], name: string): Promise<Module> {
  const wanted = modules.find((module) => isNamed(module, name))
  if (!wanted) return Promise.reject(new Error(`The release has no module ${name}`))
  // The shared part first: when the module asks for it, it is under way with its integrity.
  if (!ALONE.includes(name)) for (const module of modules) if (isNamed(module, SHARED)) preload(module)
  return loadFile<Module>(wanted)
}

/** For a module that is whole in itself. */
export function loadFile<Module>(module: AssetReference): Promise<Module> {
  preload(module)
  return import(module.url) as Promise<Module>
}

/** The link fetches the module and checks it; an import takes what is there. */
function preload({ url: href, integrity }: AssetReference): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href, integrity, crossOrigin: 'anonymous' })
  document.head.append(link)
}

const isNamed = ({ url }: AssetReference, name: string): boolean => url.startsWith(`/assets/${name}.`)
