// The web vitals that a browser sends to the Worker.

/** Sent once per visit: milliseconds, and the layout shift score. Missing figures are omitted. */
export interface VisitFigures {
  release: string
  lcp?: number
  inp?: number
  cls?: number
  ttfb?: number
}

/** The endpoint that receives them. */
export const VITALS_PATH = '/_v'
/** Entry of the `Server-Timing` header that asks the browser to report. Without it nothing is loaded. */
export const VITALS_TIMING = 'vitals'
