// The loading of modules that come on intent: by address, with the integrity that an import by itself has not.

import type { AssetReference } from '../model/release.ts'

export function loadModule<Module>({ url: href, integrity }: AssetReference): Promise<Module> {
  const link = document.createElement('link')
  // The link fetches the module and checks it; the import takes what is there.
  Object.assign(link, { rel: 'modulepreload', href, integrity, crossOrigin: 'anonymous' })
  document.head.append(link)
  return import(href) as Promise<Module>
}
