// Finds what a receiver of webhooks says if a signature is not the one that it computed: every program words it otherwise.

const SIGNATURE = String.raw`\b\w{0,20}(?:signature|hmac|digest)\w{0,20}\b`
const FAILS = String.raw`\b(?:fail(?:ed|s|ure)?|mismatch(?:ed)?|mismatching|invalid|wrong|bad|false|reject(?:ed|ing)?|differs?|unverified|(?:did|does|do)(?: not|n't) match|not (?:match|equal|valid)|no match)\b`
const FAILED = new RegExp(`${SIGNATURE}[^\\n]{0,80}?${FAILS}|${FAILS}[^\\n]{0,40}?${SIGNATURE}`, 'i')
/** `digest` alone is also that of a script or an image, and `signature` that of a function. */
const OF_A_WEBHOOK = /webhook|hmac|-signature|verify_?signature/i
const OF_A_FUNCTION = /\b(?:method|function|type|call|construct|index|overload) signature|error TS\d{4}\b/i

/** As the rows of the causes say it. */
export const readSignatureFailure = (text: string): string | undefined =>
  FAILED.test(text) && OF_A_WEBHOOK.test(text) && !OF_A_FUNCTION.test(text) ? 'webhook signature' : undefined
