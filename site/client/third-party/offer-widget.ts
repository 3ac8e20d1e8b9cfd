// Offers the question widget that the document contains: its button, its notice, and loading it once the reader agrees.

import { behaviourSelector } from '../../model/dom-hooks.ts'
import type { ThirdPartyConfig } from '../../model/third-party.ts'
import { loadScript, type TrustedScriptUrl } from './load-script.ts'

type Widget = NonNullable<ThirdPartyConfig['assistant']>

export function offerWidget({ label, script }: Widget, trusted: TrustedScriptUrl): void {
  const place = document.querySelector<HTMLElement>(behaviourSelector('question-widget'))!
  const dialog = place.querySelector('dialog')!
  const load = dialog.querySelector<HTMLButtonElement>('[value=load]')!
  place.querySelector('button')!.addEventListener('click', () => dialog.showModal())
  dialog.querySelector('[value=close]')!.addEventListener('click', () => dialog.close())
  load.addEventListener('click', async () => {
    load.disabled = true
    const loaded = await loadScript(script, trusted)
    load.disabled = false
    if (loaded) {
      dialog.close()
      place.remove()
    } else dialog.querySelector('p')!.textContent = `${label} could not be loaded. Try again later.`
  })
  place.hidden = false
}
