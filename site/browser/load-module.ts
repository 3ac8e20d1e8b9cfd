// The loading of modules that come on intent: by URL, with the integrity that an import by itself has not.

import { moduleAsset, type ModuleReference } from '../model/assets/module-reference.ts'
import type { AssetReference } from '../model/release.ts'

/** What modules share, React above all. The build names it so and lists it behind the modules that share it. */
const SHARED = 'react'

/** `name` is the module's file name without its ending: `open-console`. */
export function loadModule<Module>(modules: readonly ModuleReference[], name: string): Promise<Module> {
  const wanted = modules.findIndex((module) => isNamed(module, name))
  if (wanted < 0) return Promise.reject(new Error(`The release has no module ${name}`))
  // The shared parts first: when the module asks for them, they are under way with their integrity.
  for (const module of modules.slice(wanted)) if (isNamed(module, SHARED)) preload(moduleAsset(module))
  return loadFile<Module>(moduleAsset(modules[wanted]!))
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

const isNamed = (module: ModuleReference, name: string): boolean => module.startsWith(`${name}.`)
