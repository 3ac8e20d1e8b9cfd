// The proof that each event has an example delivery, and that the page of events shows deliveries of the contract.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const CONTENT = join(import.meta.dirname, '../../content')
const written = parse(readFileSync(join(CONTENT, 'openapi/paths/webhook-events.yaml'), 'utf8')) as Record<
  string,
  { post: Operation }
>
const events = Object.entries(written).map(([name, { post }]) => ({
  name,
  deliveries: Object.values(post.requestBody.content['application/json'].examples ?? {}).map(
    ({ value }) => value,
  ),
}))

describe('the deliveries in the contract', () => {
  it('have an example for each event, delivered after it happened', () => {
    for (const { name, deliveries } of events) {
      expect(deliveries.length, name).toBeGreaterThan(0)
      for (const { event, delivered_at } of deliveries) {
        expect(event.type).toBe(name)
        expect(Date.parse(delivered_at), name).toBeGreaterThan(Date.parse(event.timestamp))
      }
    }
  })

  it('are what the page of events shows', () => {
    const page = readFileSync(join(CONTENT, 'docs/api/webhooks/eventdata.mdx'), 'utf8')
    const shown = [...page.matchAll(/^```json .*event="(.+)"\n([^]*?)^```/gm)]
    expect(shown.length).toBeGreaterThan(10)
    for (const [, name, text] of shown) {
      const { deliveries } = events.find((event) => event.name === name)!
      expect(deliveries).toContainEqual(JSON.parse(text!))
    }
  })
})

interface Operation {
  requestBody: { content: { 'application/json': { examples?: Record<string, { value: Delivery }> } } }
}

interface Delivery {
  event: { type: string; timestamp: string }
  delivered_at: string
}
