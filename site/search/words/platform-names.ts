// Names of platforms and partners, and the other words that mean each, as `normalise` writes them. A page with such a name
// in its title is about that one alone. A name within another one, such as `react` in `react native`, stands below it.

import { anyOf } from '../../spelling/any-of.ts'

const PLATFORMS = Object.entries({
  'react native': ['expo'],
  android: ['kotlin', 'jetpack'],
  ios: ['i os', 'swift', 'swiftui', 'i phone', 'iphone', 'i pad', 'ipad', 'xcode'],
  flutter: ['dart'],
  react: ['next js', 'jsx', 'tsx'],
  vue: ['nuxt'],
  angular: [],
  'apple pay': ['apple', 'applepay'],
  'google pay': ['google', 'googlepay', 'gpay'],
  stripe: [],
  okta: [],
  terraform: ['infrastructure as code', 'iac', 'opentofu'],
  php: ['laravel', 'symfony'],
  ruby: [
    'rails app',
    'rails api',
    'rails client',
    'rails controller',
    'rails gem',
    'rails webhook',
    'gem for rails',
  ],
  python: ['django', 'flask', 'fast api', 'fastapi'],
}).map(([platform, others]) => ({ platform, words: [platform, ...others] }))

/** After the verb: `how does it react to a declined card`, `react quickly`. */
const REACTS = anyOf([
  /to|when|whenever|if|once|upon|within/,
  /as soon|on (?:an?|the|each|every)|in (?:real )?time/,
  /fast|faster|quickly|promptly|immediately|instantly|automatically/,
  /accordingly|correctly|properly|differently/,
]).source
/** Something else than a platform. */
const OTHERS = [new RegExp(` react (?=(?:${REACTS}) )`, 'g'), /(?<= (?:i|we|you|they|it)) react (?!native )/g]
/** `Swift` beside words of banks is their network, unless others tell the language. */
const OF_LANGUAGE = anyOf([
  / (?:in|using) swift (?!codes? |bics? )/,
  / swift (?:ui|apps?|sdk|package|client|project) /,
  / swift code (?:in|for|samples?|examples?) /,
])
const OF_BANKS = anyOf([
  / (?:bics?|ibans?|banks?|transfers?|wires?|payouts?|payees?|routing|sepa|ach|gpi) /,
  / swift (?:codes?|payments?|messages?|networks?|numbers?) /,
])

/** `normal`: as `normalise` writes it, which splits `iOS`. */
export function platformsIn(normal: string): ReadonlySet<string> {
  const found = new Set<string>()
  let rest = OTHERS.reduce((text, other) => text.replaceAll(other, ' '), ` ${normal} `)
  if (OF_BANKS.test(rest) && !OF_LANGUAGE.test(rest)) rest = rest.replaceAll(' swift ', ' ')
  for (const { platform, words } of PLATFORMS) {
    for (const word of words) {
      if (!rest.includes(` ${word} `)) continue
      found.add(platform)
      rest = rest.replaceAll(` ${word} `, ' ')
    }
  }
  return found
}
