// Reads which kind of value a text asks for, and about what: `how long is a cvc kept` asks for a duration, of the cvc.

import { anyOf } from '../../spelling/any-of.ts'
import { memoize } from '../index/memoize.ts'
import { inKnownWords } from './known-words.ts'
import { wordStems } from './word-stems.ts'

/** `count` also stands beside the others, as in `maximum size`; `how long` asks for a duration or a size. */
export type ValueKind =
  | 'status'
  | 'requirement'
  | 'version'
  | 'rate'
  | 'duration'
  | 'size'
  | 'values'
  | 'count'
  | 'support'
  | 'header'
  | 'permission'

interface AskedValue {
  kinds: readonly ValueKind[]
  /** The stems of its other words. */
  subject: readonly string[]
}

/** Whether a stem is that of one of some words. */
type IsAmong = (stem: string) => boolean

/**
 * `words`: one form of each. Only words that begin as the stem does are stemmed: a first search would wait for all
 * others.
 */
function stemsOf(words: string): IsAmong {
  return memoize((stem) =>
    words.split(' ').some((word) => word.startsWith(stem.slice(0, 2)) && wordStems(word).includes(stem)),
  )
}

/** Any of the phrases, as whole words. */
const phrases = (...all: RegExp[]): RegExp => new RegExp(String.raw`\b(?:${anyOf(all).source})\b`)

/** By kind, the clearest first: the phrases that ask for it, and the words that do not name the subject. */
const KINDS: Record<ValueKind, { asks: RegExp; words: IsAmong }> = {
  status: {
    asks: phrases(/status/, /(?:http|error|response|success) code/, /which code/),
    words: stemsOf('status code http error returned response respond sent throw'),
  },
  header: {
    asks: phrases(/headers?/),
    words: stemsOf('header name called carry'),
  },
  permission: {
    asks: phrases(/(?<!many |number of )(?:permissions?|scopes?)/),
    words: stemsOf('permission scope required grant allow key'),
  },
  // The oldest version that works, not the current one.
  requirement: {
    asks: phrases(
      /(?<!how long .*)(?:minimum|min|lowest|oldest|required|supported) .*versions?/,
      /which .*versions/,
      /(?<!how long .*)versions? .*(?:required?|needed|need|supported|minimum)/,
    ),
    words: stemsOf('version minimum min lowest oldest require need support'),
  },
  version: {
    asks: phrases(/versions?/, /newest/, /latest/),
    words: stemsOf('version current latest newest installed runs release'),
  },
  rate: {
    asks: phrases(
      /(?:per|a|each|every|in one) (?:second|minute|hour)/,
      /rates?/,
      /throttl\w*/,
      /[rq]ps/,
      /requests (?:per|from|allowed)/,
      /how fast (?:can|may|do) (?:i|we)/,
    ),
    words: stemsOf(
      'rate limit throttle rps qps request call second minute hour allowed maximum max fast send reached',
    ),
  },
  duration: {
    asks: phrases(
      // `how long may a name be` asks for a size.
      /how long(?!.* be\W*$)/,
      /how much time/,
      /how many (?:seconds|minutes|hours|days|weeks|months|years)/,
      /how (?:old|fast|quick(?:ly)?|soon)/,
      /until when/,
      /when (?:is|are|does|do|will)/,
      /life(?:time|span)?/,
      /ret(?:ention|ained)/,
      /ttl/,
      /time to live/,
      /expir(?!ed\b)\w*/,
      /valid(?:ity)?/,
      /time[ -]?outs?/,
      /times? out/,
      /time limit/,
      /(?:execution|response|running|maximum|max|longest) (?:run[ -]?)?time/,
      /period/,
      /storage time/,
      /duration/,
      /longest/,
    ),
    words: stemsOf(
      'time out timeout lifetime life lifespan retention retained ttl expires expiry valid duration longest kept stored ' +
        'saved lives lasts wait stay hold remember persist run take good active available maximum max limit second minute hour day week ' +
        'month year period runtime storage fast quickly answer reply respond response',
    ),
  },
  size: {
    asks: phrases(
      /how (?:large|big)/,
      // `how long is it kept` asks for a duration.
      /how long(?!.*\b(?:after|before|until|kept|keep|stored?|valid|wait|lasts?|lives?|runs?|takes?|used?|held|available|active|expires?|expired|good|have to|retained|between|advance|work|fail)\b)/,
      /how much data/,
      /sizes?/,
      /large(?:st)?/,
      /big(?:gest)?/,
      /(?:mega|kilo)?bytes?/,
      /[mk]b/,
      /(?:many|max|maximum) char(?:acter)?s?/,
      /length/,
      /digits?/,
    ),
    words: stemsOf(
      'size large larger largest big bigger biggest byte megabyte kilobyte mb kb character char length digit fit hold ' +
        'maximum max limit',
    ),
  },
  values: {
    asks: phrases(
      /(?<!\b(?:many|max|maximum|number of) )(?:values|options|enum\w*|choices)/,
      /what can \S+ be/,
    ),
    words: stemsOf('value option enum choice allowed valid possible accepted list'),
  },
  count: {
    asks: phrases(
      /how (?:many|often)/,
      /limits? (?:of|on|for)/,
      /max(?:imum)?/,
      /number of/,
      /quota/,
      /(?<=\w )limits?/,
      /at most/,
      /up to/,
      /\w+s per \w+/,
    ),
    words: stemsOf('maximum max number count limit quota allowed often total exist register add open'),
  },
  support: {
    asks: anyOf([
      /\bcan (?:i|we|you) use\b/,
      /\b(?:is|are|does|do|can|will)\b.*\b(?:support(?:s|ed)?|available|accept(?:s|ed)?|(?<!not )works? (?:with|in))\b/,
      /\bsupport(?:s|ed)?\W*$/,
      /^(?:is|are) there an? (?!limit|max)/,
      /^do (?:you|they) have\b/,
      /^(?:do|does|will)\b.*(?<!not )\bwork\W*$/,
    ]),
    words: stemsOf('support available accept platform work'),
  },
}

/** Words that say nothing about the subject. */
const ANYWHERE = stemsOf('may one single upper out being permitted minimum endpoint')

const ALL_KINDS = Object.keys(KINDS) as ValueKind[]
/** Next to one of these, the other kinds only describe the case: `status for too large a body`. */
const CLEAREST: ReadonlySet<ValueKind> = new Set([
  'status',
  'header',
  'permission',
  'requirement',
  'version',
  'rate',
])

/** Asks for nothing, whatever the words in it: `expiration_month`. */
const IDENTIFIER = /(?<![\w:-])\w+_\w+/g

export const readAskedValue = memoize((text): AskedValue => {
  const lower = inKnownWords(text.toLowerCase()).replaceAll(IDENTIFIER, 'it')
  const all = ALL_KINDS.filter((kind) => KINDS[kind].asks.test(lower))
  const kinds = CLEAREST.has(all[0]!) ? all.slice(0, 1) : all
  return { kinds, subject: wordStems(inKnownWords(text)).filter((stem) => saysOfWhat(stem, kinds)) }
})

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
