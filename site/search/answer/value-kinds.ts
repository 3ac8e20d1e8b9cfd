// The kinds of values that readers ask for, and the words that ask for each.

import { anyOf } from '../../spelling/any-of.ts'
import { memoize } from '../index/memoize.ts'
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
  | 'event'
  | 'package'
  | 'algorithm'
  | 'address'

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
export const KINDS: Record<ValueKind, { asks: RegExp; words: IsAmong }> = {
  status: {
    // `status of a token after it is deleted` asks for the token's own.
    asks: phrases(/status(?!es)(?! of .*\bafter\b)/, /(?:http|error|response|success) code/, /which code/),
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
  event: {
    asks: phrases(
      /(?:which|what) (?:webhook )?event/,
      /events? (?:name|type|called|fires?|when|for)/,
      /name of the (?:webhook )?event/,
    ),
    words: stemsOf('event webhook name type called fire sent trigger'),
  },
  // The oldest version that works, not the current one.
  requirement: {
    asks: phrases(
      /(?<!how long .*)(?:minimum|min|lowest|oldest|required|supported) .*(?:versions?|api level)/,
      /which .*versions/,
      /(?<!how long .*)versions? .*(?:required?|needed|need|supported|minimum)/,
    ),
    words: stemsOf('version minimum min lowest oldest require need support level'),
  },
  version: {
    asks: phrases(/versions?/, /newest/, /latest/),
    words: stemsOf('version current latest newest installed runs release'),
  },
  /** What to install. */
  package: {
    asks: phrases(
      /packages?/,
      /artifact(?:id)?s?/,
      /(?:maven|gradle) coordinates?/,
      /(?:npm|pip|nuget|maven|gem|go|composer|provider|module|import) (?:name|path|source|module|install)/,
      /(?:npm|pip|gem|dotnet|go|composer) (?:install|i|add|get|require)/,
      /pypi/,
      /nuget/,
      /(?:maven|gradle) dependenc(?:y|ies)/,
      /cocoapods?/,
    ),
    words: stemsOf(
      'package artifact artifactid coordinate module path import source string provider dependency name called install ' +
        'sdk library client add npm gem',
    ),
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
      /how long(?!.*\b(?:(?:after|before|until|kept|keep|stored?|valid|wait|lasts?|lives?|runs?|takes?|used?|held|available|active|expires?|expired|good|have to|retained|between|advance|work|fail)\b|(?!allowed)\w{3,}ed\W*$))/,
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
    words: stemsOf('maximum max number count limit quota allowed often total exist register add open create'),
  },
  algorithm: {
    asks: phrases(/algo(?:rithm)?s?/, /hash(?:ing)? function/, /(?:which|what) hash/, /ciphers?/),
    words: stemsOf('algorithm algo hash function cipher'),
  },
  address: {
    asks: phrases(/ur[li]s?/, /host ?names?/, /hosts?/, /domains?/),
    words: stemsOf('url uri host hostname domain'),
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
export const ANYWHERE = stemsOf('may one single upper out being permitted minimum endpoint')

export const ALL_KINDS = Object.keys(KINDS) as ValueKind[]
/** Next to one of these, the other kinds only describe the case: `status for too large a body`. */
export const CLEAREST: ReadonlySet<ValueKind> = new Set([
  'status',
  'header',
  'permission',
  'requirement',
  'version',
  'event',
  'package',
  'rate',
])
