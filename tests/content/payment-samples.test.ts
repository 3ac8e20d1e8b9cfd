// The proof that no sample has one of the forms below, in which a payment that is merely not approved counts as declined
// or failed, and that the webhook samples do what their page says. A form that is not listed is not found.

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

/** Each form in which "not approved" becomes "declined", "failed", `402` or `false`, with code that has it. */
const TWO_OUTCOMES: { form: string; pattern: RegExp; spoiled: string[] }[] = [
  {
    form: 'a conditional expression',
    pattern: /\bapproved["']?\)? (?:\? .+ : |else )/,
    spoiled: [
      `return payment.status === 'approved' ? 'paid' : 'failed'`,
      `return payment.path("status").asText().equals("approved") ? "paid" : "failed";`,
      `outcome = payment.status == "approved" ? .paid : .declined`,
      `return "paid" if payment["status"] == "approved" else "failed"`,
    ],
  },
  {
    form: 'a test for anything else',
    pattern:
      /(?:!==?|!|if not |guard ).*["']approved["'].*\s+(?:return )?.*(?:402|PaymentRequired|declined|failed)/,
    spoiled: [
      `if (payment.status !== 'approved') return orders.close(order.id, 'failed')`,
      `if (!status.equals("approved")) return ResponseEntity.status(402).build();`,
      `if payment.Status != "approved" {\n\tw.WriteHeader(http.StatusPaymentRequired)\n}`,
      `guard payment.status == "approved" else { return .declined }`,
      `if not payment["status"] == "approved":\n    return "", 402`,
    ],
  },
  {
    form: 'what follows a test for "approved"',
    pattern:
      /if .*["']approved["'][^\n]*\n(?:(?!\s*if)[^\n]*\n)?[\s}]*(?:else[:\s{]*)?return [^?\n]*(?:402|PaymentRequired|declined|failed|false)/i,
    spoiled: [
      `if payment.Status == "approved" {\n\treturn "paid"\n}\nreturn "failed"`,
      `if payment.Status == "approved" {\n\treturn true, nil\n}\nreturn false, nil`,
      `if (result == "approved") return "paid";\nreturn "failed";`,
      `if payment["status"] == "approved":\n    return "paid"\nelse:\n    return "", 402`,
      `if payment.status == "approved" {\n    return .paid\n} else {\n    return .declined\n}`,
    ],
  },
  {
    form: 'the default of a switch that has no other case',
    pattern:
      /(?:case ["']approved["'](?: ->|:)|["']approved["'] =>)[^\n]*\n(?:\s*return [^\n]*\n)?\s*(?:}|(?:default|_)\s*(?:->|=>|:))\s*(?:return )?.*(?:402|PaymentRequired|["'.](?:declined|failed))/,
    spoiled: [
      `case "approved" -> "paid";\ndefault -> "failed";`,
      `"approved" => "paid",\n_ => "failed",`,
      `case "approved":\n\treturn "paid"\n}\nreturn "failed"`,
      `case 'approved':\n  return 'paid'\ndefault:\n  return 'failed'`,
      `case "approved": return .paid\ndefault: return .declined`,
    ],
  },
  {
    form: 'the value of a map for a status that it lacks',
    pattern: /(?:\?\?|\.get\(.*,|getOrDefault\(.*,) ?["'](?:declined|failed)["']/,
    spoiled: [
      `return OUTCOME[payment.status] ?? 'declined'`,
      `return OUTCOME.get(payment["status"], "failed")`,
      `return OUTCOME.getOrDefault(status, "failed");`,
    ],
  },
  {
    form: 'a boolean that is returned',
    pattern: /(?:\breturn|=>) [^\n?]*(?:===?|\bis|equals\() ?["']approved["']\)?(?:, nil)?;?$/im,
    spoiled: [
      `return payment.Status == "approved", nil`,
      `return payment.path("status").asText().equals("approved");`,
      `return payment.GetProperty("status").GetString() == "approved";`,
      `public static bool IsPaid(Payment payment) => payment.Status is "approved";`,
      `return payment["status"] == "approved"`,
      `return payment.status === 'approved'`,
    ],
  },
  {
    form: 'a boolean in a field or variable',
    pattern: /\w["']?(?::| =) [^\n?]*(?:===?|\bis|equals\() ?["']approved["']\)?;?(?:[,)} ]|$)(?! ?\?)/im,
    spoiled: [
      `return { paid: payment.status === 'approved' }`,
      `return {"paid": payment["status"] == "approved"}`,
      `let isPaid = payment.status == "approved"`,
      `boolean paid = status.equals("approved");`,
    ],
  },
]

describe('a sample that charges', () => {
  it.each(TWO_OUTCOMES)(
    'takes no payment for declined that can still succeed: $form',
    ({ pattern, spoiled }) => {
      for (const code of spoiled) expect(code).toMatch(pattern)
      expect(samples.length).toBeGreaterThan(1000)
      expect(samples.filter(({ code }) => pattern.test(code)).map(({ place }) => place)).toEqual([])
    },
  )
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

  it.each([
    ['docs/api/webhooks/index.mdx', 'webhooks.ts', 'sendStatus(400)'],
    ['docs/api/webhooks/index.mdx', 'webhooks.py', 'return "", 400'],
    ['docs/api/webhooks/index.mdx', 'Program.cs', 'Results.BadRequest()'],
    ['docs/api/webhooks/index.mdx', 'WebhookController.java', 'ResponseEntity.badRequest()'],
    ['docs/api/webhooks/index.mdx', 'webhooks.go', 'http.StatusBadRequest'],
    ['docs/sdks/server-side/php.mdx', 'webhook.php', 'http_response_code(400)'],
    ['docs/sdks/server-side/ruby.mdx', 'webhook.rb', '[400, {}, []]'],
    ['docs/operations/observability.mdx', 'siem.ts', 'sendStatus(400)'],
  ])(
    'respond with 400 after the signature holds and the body cannot be read: %s, %s',
    (file, title, badRequest) => {
      const code = samplesOf(file).find(
        ({ place, code }) => place.endsWith(`: ${title}`) && code.includes('v1'),
      )!.code
      const signatureRefused = code.search(
        /sendStatus\(401\)|"", 401|Unauthorized|refused|reject |code\(401\)/,
      )
      expect(signatureRefused).not.toBe(-1)
      expect(code.split(badRequest)).toHaveLength(2)
      expect(code.indexOf(badRequest)).toBeGreaterThan(signatureRefused)
    },
  )

  it('respond with 401 in Java as well when a header or the body is missing, not with Spring’s 400', () => {
    const { code } = receivers.find(({ place }) => place.endsWith(': WebhookController.java'))!
    expect(code.match(/@Request(Header|Body)\b(?!;)[^)]*\)?/g)).toEqual([
      '@RequestBody(required = false)',
      expect.stringContaining('defaultValue = ""'),
      expect.stringContaining('defaultValue = ""'),
    ])
  })
})
