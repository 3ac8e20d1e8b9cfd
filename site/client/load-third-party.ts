// Loads the consent prompt for third-party scripts, only if any are configured.

import type { PageData } from '../model/dom-hooks.ts'
import { loadFile } from '../browser/load-module.ts'
import { allowScripts, trustedScriptUrl } from '../browser/trusted-types.ts'

type StartModule = typeof import('./third-party/start-third-party.ts')

/** Never rejects: the site does not depend on third parties. */
export async function loadThirdParty({ thirdParty }: PageData, signal: AbortSignal): Promise<void> {
  if (!thirdParty) return
  const { module, config } = thirdParty
  try {
    const { startThirdParty } = await loadFile<StartModule>(module)
    const slots = [config.consent, config.analytics, config.assistant]
    allowScripts(slots.flatMap((slot) => slot?.script ?? []))
    startThirdParty({ config, trustedScriptUrl }, signal)
  } catch (error) {
    console.warn('The consent prompt did not load, so no third-party script is loaded.', error)
  }
}
