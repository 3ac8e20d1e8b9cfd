// Rewrites what a question says so that its words have the meaning, and the stem, that facts are asked with.

/**
 * `the destination times out` asks for a `timeout`. `get` has no meaning for search, but in a question for a permission or
 * a status it names the call: `to get a token` is `to read a token`, and `do I get` is not. Nor has `use`, which is what
 * some permissions are for. In a question for a duration `expires` asks, but `an expired token` is what it is of, and both
 * have one stem.
 */
export function inKnownWords(text: string): string {
  const named = text.replaceAll(/\btim(?:e|es|ed)[ -]outs?\b/gi, 'timeout')
  const joined = OF_TIME.test(named) ? named.replaceAll(EXPIRED_THING, 'lapsed') : named
  return OF_CALL.test(joined) ? joined.replaceAll(GETS, 'read').replaceAll(USES, 'usage') : joined
}

const OF_TIME = /\b(?:how (?:long|soon|fast|much time|many \w+)|when|time|period|retention)\b/i
const EXPIRED_THING = /\bexpired(?= \w)/gi
const OF_CALL = /\b(?:status|(?:http|success|response) code|permissions?|scopes?)\b/i
const USES = /(?<=\b(?:to|for|of) )(?:use|using)\b(?= \w)/gi
/** What follows `get` where it does not name a call: a status, another verb, `get back`, `get rid of`. */
const GETS_NO_THING = String.raw`(?:an? )?\d{3}\b|\w+ing\b|(?:requests?|back|rid|out|when|if|for|from|with|on|by|at|after|in|as)\b`
const GETS = new RegExp(
  String.raw`(?<!\b(?:i|we|you|they|it) )\b(?:get|getting|see|seeing)\b(?=[ -](?!${GETS_NO_THING})\w)`,
  'gi',
)
