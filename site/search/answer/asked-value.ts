// Reads which kind of value a text asks for, and about what: `how long is a cvc kept` asks for a duration, of the cvc.

import { memoize } from '../index/memoize.ts'
import { wordStems } from './word-stems.ts'

/** `count` also stands beside the others, as in `maximum size`; `how long` asks for a duration or a size. */
export type ValueKind =
  'status' | 'version' | 'rate' | 'duration' | 'size' | 'count' | 'support' | 'header' | 'permission'

interface AskedValue {
  kinds: readonly ValueKind[]
  /** The stems of its other words. */
  subject: readonly string[]
}

/** Whether a stem is that of one of some words. */
type IsAmong = (stem: string) => boolean

/** Only words that begin as the stem does are stemmed: a first search would wait for all others. */
function stemsOf(words: string): IsAmong {
  return memoize((stem) =>
    words.split(' ').some((word) => word.startsWith(stem.slice(0, 2)) && wordStems(word).includes(stem)),
  )
}

/** By kind, the clearest first: the pattern that asks for it, and the words that do not name the subject. */
const KINDS: Record<ValueKind, { asks: RegExp; words: IsAmong }> = {
  status: {
    asks: /\bstatus\b|\b(?:http|error|response) code\b|\bwhich code\b/,
    words: stemsOf('status code http returned returns response respond comes sent throw throws'),
  },
  header: {
    asks: /\bheaders?\b/,
    words: stemsOf('header headers name names named called carry carries'),
  },
  permission: {
    asks: /(?<!many |number of )\b(?:permissions?|scopes?)\b/,
    words: stemsOf(
      'permission permissions scope scopes required require requires grant granted allow allowed key call',
    ),
  },
  version: {
    asks: /\bversions?\b|\bnewest\b|\blatest\b/,
    words: stemsOf('version versions current latest newest installed runs release'),
  },
  rate: {
    asks: /\b(?:per|a|each|every|in one) (?:second|minute|hour)\b|\brates?\b|\bthrottl\w*|\b(?:rps|qps)\b|\brequests? (?:per|from|allowed)\b/,
    words: stemsOf(
      'rate rates limit limits limited throttle throttling rps qps request requests call calls second minute hour ' +
        'allowed maximum max fast send reached make',
    ),
  },
  duration: {
    asks: /\bhow (?:long(?!.* be\W*$)|much time)\b|\bhow many (?:seconds|minutes|hours|days|weeks|months|years)\b|\blife(?:time|span)?\b|\bret(?:ention|ained)\b|\bttl\b|\btime to live\b|\bexpir\w*|\bvalid(?:ity)?\b|\btime[ -]?outs?\b|\btimes? out\b|\b(?:execution|response|running|maximum|max|longest) (?:run[ -]?)?time\b|\bperiod\b|\bhow (?:old|fast|quick(?:ly)?|soon)\b|\btime limit\b|\bduration\b|\blongest\b|\buntil when\b|\bwhen (?:is|are|does|do|will)\b/,
    words: stemsOf(
      'time out timeout lifetime life lifespan retention retained ttl expires expiry expiration expired valid validity ' +
        'duration longest until kept stored saved lives lasts wait waits stay stays hold run take takes good active ' +
        'available maximum max limit before after second minute hour day week month year period runtime old fast quickly soon ' +
        'answer reply respond response',
    ),
  },
  size: {
    asks: /\bhow (?:large|big|long(?!.*\b(?:after|before|until|kept|keep|stored?|valid|wait|lasts?|lives?|runs?|takes?|used?|held|available|active)\b)|much data)\b|\bsizes?\b|\blarge(?:st)?\b|\bbig(?:gest)?\b|\b(?:mega|kilo)?bytes?\b|\b[mk]b\b|\b(?:many|max|maximum) char(?:acter)?s?\b|\blength\b|\bdigits?\b/,
    words: stemsOf(
      'size sizes large larger largest big bigger biggest byte bytes megabyte kilobyte mb kb character char length digit ' +
        'fit fits hold maximum max limit have',
    ),
  },
  count: {
    asks: /\bhow (?:many|often)\b|\bmax(?:imum)?\b|\bnumber of\b|\bquota\b|(?<=\w )limits?\b|\bat most\b|\bup to\b|\w+s per \w/,
    words: stemsOf(
      'maximum max number count limit quota allowed often times total exist exists register have add open',
    ),
  },
  support: {
    asks: /\bcan (?:i|we|you) use\b|\b(?:is|are|does|do|can|will)\b.*\b(?:support(?:s|ed)?|available|accept(?:s|ed)?|works? (?:with|in))\b|\bsupport(?:s|ed)?\W*$/,
    words: stemsOf('support supports supported available accept accepts accepted work works platform'),
  },
}

/** Words that say nothing about the subject. */
const ANYWHERE = stemsOf(
  'may long much one single up out before after being until permitted given minimum endpoint',
)

const ALL_KINDS = Object.keys(KINDS) as ValueKind[]
/** Next to one of these, the other kinds only describe the case: `status for too large a body`. */
const CLEAREST: ReadonlySet<ValueKind> = new Set(['status', 'header', 'permission', 'version', 'rate'])

export const readAskedValue = memoize((text): AskedValue => {
  const lower = inKnownWords(text.toLowerCase())
  const all = ALL_KINDS.filter((kind) => KINDS[kind].asks.test(lower))
  const kinds = CLEAREST.has(all[0]!) ? all.slice(0, 1) : all
  return { kinds, subject: wordStems(inKnownWords(text)).filter((stem) => saysOfWhat(stem, kinds)) }
})

/**
 * `the destination times out` asks for a `timeout`. `get` has no meaning for search, but in a question for a permission or
 * a status it names the call: `to get a token` is `to read a token`, and `do I get` is not.
 */
export function inKnownWords(text: string): string {
  const joined = text.replaceAll(/\btim(?:e|es|ed)[ -]outs?\b/gi, 'timeout')
  return OF_CALL.test(joined) ? joined.replaceAll(GETS, 'read') : joined
}

const OF_CALL = /\b(?:status|http code|permissions?|scopes?)\b/i
const GETS =
  /(?<!\b(?:i|we|you|they|it) )\b(?:get|getting|see|seeing)\b(?=[ -](?!(?:an? )?\d{3}\b|\w+ing\b|(?:requests?|back|rid|out|when|if|for|from|with|on|by|at|after|in|as)\b)\w)/gi

/** Whether the stem of a word belongs to the subject of a question for values of these kinds. */
export const saysOfWhat = (stem: string, kinds: readonly ValueKind[]): boolean =>
  !ANYWHERE(stem) && !kinds.some((kind) => KINDS[kind].words(stem))

/** Whether a value that one text asks for may be the one that the question asks for. */
export function isSameKind(asked: readonly ValueKind[], question: readonly ValueKind[]): boolean {
  const [clear, wanted] = [clearOf(asked), clearOf(question)]
  if (clear.length > 0 || wanted.length > 0) return wanted.some((kind) => clear.includes(kind))
  return asked.length === question.length
}

const clearOf = (kinds: readonly ValueKind[]): ValueKind[] => kinds.filter((kind) => kind !== 'count')
