// Loads modules on intent: by URL, and with the integrity check that a bare import() lacks.

import { MODULE_LIST, moduleAsset, type ModuleReference } from '../model/assets/module-reference.ts'
import type { AssetReference } from '../model/release.ts'

/** Code that modules share, mainly React. The build gives it this name and lists it after the modules that share it. */
const SHARED = 'react'

/** `name` is the module's file name without its extension: `open-console`. */
export async function loadModule<Module>(modules: readonly ModuleReference[], name: string): Promise<Module> {
  const wanted = modules.findIndex((module) => isNamed(module, name))
  const list = modules.find((module) => isNamed(module, MODULE_LIST))
  if (wanted < 0 && list !== undefined) {
    const listed = await loadFile<{ modules: ModuleReference[] }>(moduleAsset(list))
    return loadModule(listed.modules, name)
  }
  if (wanted < 0) throw new Error(`The release has no module ${name}`)
  // Shared parts first, so that they are being fetched with integrity when the module imports them.
  for (const module of modules.slice(wanted)) if (isNamed(module, SHARED)) preload(moduleAsset(module))
  return loadFile<Module>(moduleAsset(modules[wanted]!))
}

/** For a module without imports. */
export function loadFile<Module>(module: AssetReference): Promise<Module> {
  preload(module)
  return import(module.url) as Promise<Module>
}

/** The link fetches and verifies the module; import() then reuses the response. */
function preload({ url: href, integrity }: AssetReference): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href, integrity, crossOrigin: 'anonymous' })
  document.head.append(link)
}

const isNamed = (module: ModuleReference, name: string): boolean => module.startsWith(`${name}.`)
