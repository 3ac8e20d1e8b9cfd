// The figures of a visit, on their way from the browser to the Worker.

/** What a browser sends of a visit, once: milliseconds, and the score of what moved. A figure that it has not is left out. */
export interface VisitFigures {
  release: string
  lcp?: number
  inp?: number
  cls?: number
  ttfb?: number
}

/** Where it is sent. */
export const VITALS_PATH = '/_v'
/** Entry of the `Server-Timing` header by which a document asks for its visit's figures. Without it nothing is loaded. */
export const VITALS_TIMING = 'vitals'
