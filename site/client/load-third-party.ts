// Owns the way to the scripts of others: the module that asks for consent is loaded only where a slot is configured.

import type { PageData } from '../model/dom-hooks.ts'
import { trustedScriptUrl } from './trusted-types.ts'

/** Never rejects: the site does not wait for anything foreign. */
export async function loadThirdParty({ thirdParty }: PageData, signal: AbortSignal): Promise<void> {
  if (!thirdParty) return
  const { module, config } = thirdParty
  try {
    // An import by itself has no integrity: the link fetches the module with it.
    const link = document.createElement('link')
    const { url: href, integrity } = module
    Object.assign(link, { rel: 'modulepreload', href, integrity, crossOrigin: 'anonymous' })
    document.head.append(link)
    const { startThirdParty } = (await import(href)) as typeof import('./third-party/start-third-party.ts')
    startThirdParty({ config, trustedScriptUrl }, signal)
  } catch (error) {
    console.warn('The part that asks for consent did not load; nothing foreign is loaded either.', error)
  }
}
