// Loads third-party scripts in the order that privacy requires: consent first, then consent platform, tag container,
// widget. Part of the client only where one is configured; nothing is requested from third parties without consent.

import { adoptStyles } from '../../browser/adopt-styles.ts'
import { behaviourSelector } from '../../model/dom-hooks.ts'
import type { ThirdPartyConfig } from '../../model/third-party.ts'
import styles from '../../shell/third-party/third-party.css'
import { askConsent } from './ask-consent.ts'
import { clearForeignStorage, currentConsent, keepConsent, onConsentWithdrawn } from './consent.ts'
import { loadScript, type TrustedScriptUrl } from './load-script.ts'
import { offerWidget } from './offer-widget.ts'
import { pushDefaultConsent, pushGrantedConsent, pushStart } from './tag-container.ts'

interface ThirdPartySetup {
  config: ThirdPartyConfig
  trustedScriptUrl: TrustedScriptUrl
}

export function startThirdParty({ config, trustedScriptUrl }: ThirdPartySetup, signal: AbortSignal): void {
  adoptStyles(styles)
  let loaded = false

  const load = async (): Promise<void> => {
    if (loaded) return
    loaded = true
    if (config.consent) await loadScript(config.consent.script, trustedScriptUrl)
    if (config.analytics) {
      pushDefaultConsent()
      pushGrantedConsent()
      pushStart()
      await loadScript(config.analytics.script, trustedScriptUrl)
    }
    if (config.assistant) offerWidget(config.assistant, trustedScriptUrl)
  }
  /** A script that has run cannot be unloaded: only a reload removes it. */
  const withdraw = (): void => {
    if (!loaded) return
    clearForeignStorage()
    location.reload()
  }
  const choose = (given: 'granted' | 'denied'): void => {
    if (currentConsent() === 'refused') return
    keepConsent(given)
    if (given === 'granted') void load()
    else withdraw()
  }

  const notice = askConsent(config.question, choose)
  document.addEventListener(
    'click',
    (event) => {
      if ((event.target as Element).closest(behaviourSelector('privacy-choices'))) {
        notice.show(currentConsent(), true)
      }
    },
    { signal },
  )
  onConsentWithdrawn(withdraw, signal)

  const consent = currentConsent()
  if (consent === 'granted') void load()
  else if (consent === 'open') notice.show(consent, false)
}
