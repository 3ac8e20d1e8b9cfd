// The proof that no sample takes a payment which is still pending for a declined one, and that the webhook samples do what
// their page says.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const CONTENT = join(import.meta.dirname, '../../content')

interface Sample {
  place: string
  code: string
}

const samples = globSync('{docs,partials}/**/*.mdx', { cwd: CONTENT }).flatMap((file) => samplesOf(file))

function samplesOf(file: string): Sample[] {
  const text = readFileSync(join(CONTENT, file), 'utf8')
  return [...text.matchAll(/^```\w+ title="([^"]+)".*\n([^]*?)^```$/gm)].map(([, title, code = '']) => ({
    place: `${file}: ${title}`,
    code,
  }))
}

/** What says "declined", "failed" or nothing better where a payment is merely not approved. */
const TWO_OUTCOMES = [
  /\bapproved['"]? \? .+ : /,
  /if .+['"]approved['"] else /,
  /(?:!==?|!).*['"]approved['"].*\s+(?:return )?.*(?:402|PaymentRequired|declined|failed)/,
  /['"]?approved['"]?: .+ ===? ['"]approved['"]/,
]

describe('a sample that charges', () => {
  it('tells a declined payment from one that is neither approved nor declined', () => {
    expect(samples.length).toBeGreaterThan(1000)
    const found = samples.filter(({ code }) => TWO_OUTCOMES.some((pattern) => pattern.test(code)))
    expect(found.map(({ place }) => place)).toEqual([])
  })
})

describe('the samples that receive webhooks', () => {
  const receivers = samplesOf('docs/api/webhooks/index.mdx').filter(({ code }) =>
    code.includes('SIGNATURE-VERSION'),
  )

  it.each(['webhooks.ts', 'webhooks.py', 'Program.cs', 'WebhookController.java', 'webhooks.go'])(
    'fetch the key, check version and age, and compare in constant time: %s',
    (title) => {
      const sample = receivers.find(({ place, code }) => place.endsWith(`: ${title}`) && code.includes('v1'))
      expect(sample?.code).toContain('%cdn-host%/keys/webhooks.v1.key')
      expect(sample?.code).toMatch(
        /timingSafeEqual|compare_digest|FixedTimeEquals|MessageDigest\.isEqual|hmac\.Equal/,
      )
      expect(sample?.code).toMatch(/max_?age/i)
    },
  )
})
