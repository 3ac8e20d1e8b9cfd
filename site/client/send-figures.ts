// The figures of a visit (largest paint, slowest interaction, shifts, first byte): measured as long as the document is
// seen, and sent once, when it is left. No id, no address of a page, nothing about the reader or their machine.

import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { VITALS_PATH, type VisitFigures } from '../model/insights/visit-figures.ts'

interface Measured {
  name: string
  value: number
}

export function sendFigures(release: string): void {
  // Who does not want to be counted is not.
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return
  const figures: VisitFigures = { release }
  const note = ({ name, value }: Measured): void => {
    figures[name.toLowerCase() as 'lcp'] = Math.round(value * 1000) / 1000
  }
  for (const on of [onLCP, onINP, onCLS, onTTFB]) on(note, { reportAllChanges: true })

  const sending = new AbortController()
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'hidden') return
      sending.abort()
      navigator.sendBeacon(VITALS_PATH, JSON.stringify(figures))
    },
    { signal: sending.signal },
  )
}
