// The endpoint to which browsers send web vitals. A 404 when no dataset is bound.

import type { VisitFigures } from '#site/model/insights/visit-figures.ts'
import { boundedText } from '../http/bounded-text.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { plainNotFound } from '../http/plain-response.ts'
import type { AppContext } from '../runtime/factory.ts'
import { writePoint } from '../insights/write-point.ts'

const MAX_BYTES = 512
/** Values above these cannot come from a real page view. */
const MOST = { lcp: 120_000, inp: 120_000, cls: 100, ttfb: 120_000 }

export async function receiveVitals(c: AppContext): Promise<Response> {
  c.set('kind', 'vitals')
  const { INSIGHTS: dataset } = c.env
  if (!dataset) return plainNotFound()
  // Only our own pages may report.
  if (c.req.header('sec-fetch-site') !== 'same-origin') return withoutBody(403)
  const text = await boundedText(c.req.raw, MAX_BYTES)
  const figures = text === undefined ? undefined : parseFigures(text)
  if (!figures) return withoutBody(text === undefined ? 413 : 400)
  writePoint(dataset, 'vitals', { ...figures })
  return withoutBody(204)
}

const withoutBody = (status: number): Response =>
  new Response(null, { status, headers: { ...cachePolicy.never } })

/** Reads only the known figures, so that nothing else can get into the dataset. */
function parseFigures(text: string): VisitFigures | undefined {
  let sent: Record<string, unknown>
  try {
    sent = Object(JSON.parse(text)) as Record<string, unknown>
  } catch {
    return undefined
  }
  const { release } = sent
  if (typeof release !== 'string' || !/^[0-9a-f]{8,64}$/.test(release)) return undefined
  const figures: VisitFigures = { release }
  for (const [name, most] of Object.entries(MOST) as [keyof typeof MOST, number][]) {
    const value = sent[name]
    if (typeof value !== 'number' || !(value >= 0 && value <= most)) continue
    figures[name] = value
  }
  return Object.keys(figures).length > 1 ? figures : undefined
}
