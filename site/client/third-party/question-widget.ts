// Offers a third-party question widget: its button, its own notice, and loading it once the reader agrees.

import type { ThirdPartyConfig } from '../../model/third-party.ts'
import { button } from './button.ts'
import { loadScript, type TrustedScriptUrl } from './load-script.ts'

type Widget = NonNullable<ThirdPartyConfig['assistant']>

export function offerWidget(widget: Widget, trusted: TrustedScriptUrl): void {
  const place = document.createElement('aside')
  const opener = button(widget.label, 'widget-opener')
  place.ariaLabel = widget.label
  place.append(opener)
  document.body.append(place)

  const dialog = document.createElement('dialog')
  const text = document.createElement('p')
  const load = button('Load it')
  const close = button('Not now')
  dialog.className = 'widget-notice'
  dialog.ariaLabel = widget.label
  text.textContent = widget.notice
  close.addEventListener('click', () => dialog.close())
  load.addEventListener('click', async () => {
    load.disabled = true
    const loaded = await loadScript(widget.script, trusted)
    load.disabled = false
    if (loaded) {
      dialog.close()
      place.remove()
    } else text.textContent = `${widget.label} could not be loaded. Try again later.`
  })
  dialog.append(text, close, load)
  place.append(dialog)
  opener.addEventListener('click', () => dialog.showModal())
}
