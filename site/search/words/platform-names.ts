// Names of platforms and partners, and the other words that mean each, as `normalise` writes them. A page with such a name
// in its title is about that one alone. A name within another one, such as `react` in `react native`, stands below it.

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
  ruby: ['rails'],
  python: ['django', 'flask', 'fast api', 'fastapi'],
}).map(([platform, others]) => ({ platform, words: [platform, ...others] }))

/** Something else than a platform. */
const VERB = ' react to '

/** `normal`: as `normalise` writes it, which splits `iOS`. */
export function platformsIn(normal: string): ReadonlySet<string> {
  const found = new Set<string>()
  let rest = ` ${normal} `.replaceAll(VERB, ' ')
  for (const { platform, words } of PLATFORMS) {
    for (const word of words) {
      if (!rest.includes(` ${word} `)) continue
      found.add(platform)
      rest = rest.replaceAll(` ${word} `, ' ')
    }
  }
  return found
}
