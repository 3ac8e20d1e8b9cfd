// Reports web vitals (LCP, INP, CLS, TTFB): measured while the document is visible, sent once when it is hidden. No id,
// no page URL, nothing about the reader or their device.

import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { VITALS_PATH, type VisitFigures } from '../model/insights/visit-figures.ts'

interface Measured {
  name: string
  value: number
}

export function sendFigures(release: string): void {
  // Respect readers who do not want to be counted.
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
