// The announcement bar after first paint: dismissing it, in this and every other tab.

import { behaviourSelector } from '../../model/dom-hooks.ts'
import { ANNOUNCEMENT_DISMISS_KEY, ANNOUNCEMENT_ID_KEY } from '../../model/storage-keys.ts'
import { onStoredChange, readStored, writeStored } from '../../browser/stored-values.ts'

const { dataset } = document.documentElement
const DISMISSED = 'dismissed'

export function startAnnouncement(signal: AbortSignal): void {
  // The inline script replaced the id with "dismissed" only if the stored id matched.
  const id = dataset.announcement === DISMISSED ? readStored(ANNOUNCEMENT_ID_KEY) : dataset.announcement
  if (!id) return
  if (dataset.announcement !== DISMISSED) {
    writeStored(ANNOUNCEMENT_ID_KEY, id)
    writeStored(ANNOUNCEMENT_DISMISS_KEY, 'false')
  }
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target as Element).closest(behaviourSelector('announcement-close'))) return
      dataset.announcement = DISMISSED
      writeStored(ANNOUNCEMENT_DISMISS_KEY, 'true')
    },
    { signal },
  )
  onStoredChange(
    ANNOUNCEMENT_DISMISS_KEY,
    (value) => {
      // A tab with another release may have stored another announcement's id.
      const dismissed = value === 'true' && readStored(ANNOUNCEMENT_ID_KEY) === id
      dataset.announcement = dismissed ? DISMISSED : id
    },
    signal,
  )
}
