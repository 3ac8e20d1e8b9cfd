// The reader's consent to third-party scripts: the browser's own setting first, then the reader's choice. Nobody is
// asked twice.

import { CONSENT_KEY, isOwnKey } from '../../model/storage-keys.ts'
import { onStoredChange, readStored, writeStored } from '../../browser/stored-values.ts'

/** `refused`: the browser declines for the reader (Global Privacy Control, Do Not Track). */
export type Consent = 'granted' | 'denied' | 'refused' | 'open'

export function currentConsent(): Consent {
  if (browserRefuses()) return 'refused'
  const stored = readStored(CONSENT_KEY)
  return stored === 'granted' || stored === 'denied' ? stored : 'open'
}

export function keepConsent(choice: 'granted' | 'denied'): void {
  writeStored(CONSENT_KEY, choice)
}

/** Calls back when consent is withdrawn in another tab. */
export function onConsentWithdrawn(withdrawn: () => void, signal: AbortSignal): void {
  onStoredChange(CONSENT_KEY, (value) => value !== 'granted' && withdrawn(), signal)
}

/** Removes what third parties have stored in this browser under our origin. */
export function clearForeignStorage(): void {
  for (const part of document.cookie.split('; ')) {
    const name = part.split('=', 1)[0]
    if (name) document.cookie = `${name}=; Max-Age=0; path=/`
  }
  try {
    sessionStorage.clear()
    for (const key of Object.keys(localStorage)) if (!isOwnKey(key)) localStorage.removeItem(key)
  } catch (error) {
    console.warn('Browser storage is not available; nothing was stored there.', error)
  }
}

function browserRefuses(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}
