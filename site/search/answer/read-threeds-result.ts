// Finds the result of a 3D Secure authentication that is not a success: it comes in a body or an event without a status
// of HTTP, in the API's words or in those of an EMV message.

const AT = String.raw`["']?\s{0,3}[:=]\s{0,3}\\?["']?`
const STATUS = new RegExp(
  String.raw`\bauthentication_?status${AT}(failed|rejected|unavailable|attempted|challenge|decoupled_challenge)\b`,
  'i',
)
const EMV_STATUS = new RegExp(String.raw`\btrans_?status${AT}([A-Z])\b`, 'i')
const REASON = new RegExp(String.raw`\bauthentication_?status_?reason${AT}([a-z\d]+(?:[-_][a-z\d]+)+)`, 'i')
const REASON_CODE = new RegExp(
  String.raw`\b(?:authentication_?status_?reason_?code|trans_?status_?reason)${AT}(\d\d)\b`,
  'i',
)

/** What the rows of the causes say of it, the narrowest first. */
export function readThreedsResult(pasted: string): string | undefined {
  const text = pasted.replaceAll('\\"', '"')
  const said = (name: string, pattern: RegExp, separator = '-'): string | undefined => {
    const value = pattern.exec(text)?.[1]
    return value && `${name} ${value.replaceAll(/[-_]/g, separator)}`
  }
  const status = said('authentication_status', STATUS, '_') ?? said('transStatus', EMV_STATUS)
  const reason =
    said('authentication_status_reason', REASON) ?? said('authentication_status_reason_code', REASON_CODE)
  return status === 'transStatus Y' ? undefined : [reason, status].filter(Boolean).join(' ') || undefined
}
