// Reports packages under the SDKs' names that a command installs, or a file such as package.json names, and that no registry
// has.

import type { CodeSpan } from '../../../../curl/code-span.ts'
import type { ShellCommand, ShellWord } from '../../../../curl/read-shell.ts'
import { nearestName } from '../../../../spelling/nearest-name.ts'
import type { Finding } from '../../known/code-finding.ts'
import type { SampleContract } from '../../known/sample-contract.ts'
import type { SdkModule } from '../../known/sdk-module.ts'
import type { SampleValue } from '../../syntax/read-value.ts'

interface Installer {
  /** As the table of modules names it. */
  language: string
  /** As readers do. */
  called: string
  /** How a command begins that installs packages. */
  starts: RegExp
  /** What may follow a package's name. */
  version: RegExp
}

const NPM_VERSION = /(?<=.)@[^]*$/
const PIP_VERSION = /[[=<>!~;@][^]*$/

const INSTALLERS: readonly Installer[] = [
  {
    language: 'javascript',
    called: 'JavaScript',
    starts: /^(?:npm (?:i|install|add)|(?:yarn|pnpm|bun) (?:add|i|install)) /,
    version: NPM_VERSION,
  },
  {
    language: 'python',
    called: 'Python',
    starts: /^(?:(?:python[\d.]* -m |uv )?pip[\d.]* install|(?:uv|poetry|pipenv) (?:add|install)) /,
    version: PIP_VERSION,
  },
  { language: 'go', called: 'Go', starts: /^go (?:get|install) /, version: /@[^]*$/ },
  { language: 'csharp', called: '.NET', starts: /^dotnet add (?:\S+ )?package /, version: /@[^]*$/ },
  { language: 'php', called: 'PHP', starts: /^composer require /, version: /:[^]*$/ },
  { language: 'ruby', called: 'Ruby', starts: /^(?:gem install|bundle add) /, version: /:[^]*$/ },
]

interface Installed {
  findings: Finding[]
  /** How many packages under the SDKs' names are installed, right or wrong. */
  own: number
}

type Known = Pick<SampleContract, 'brand' | 'modules'>

interface NamedPackage {
  name: string
  at: CodeSpan
}

/** The commands of a script. */
export const checkInstalls = (commands: readonly ShellCommand[], known: Known): Installed =>
  joined(
    commands.map((command) => {
      const line = [command.name, ...command.words.map(({ text }) => text)].join(' ')
      const installer = INSTALLERS.find(({ starts }) => starts.test(line))
      if (!installer) return NONE
      const packages = packagesIn(command.words).map(({ text, at }): NamedPackage => {
        const name = text.replace(installer.version, '')
        return { name, at: { ...at, endRow: at.row, endColumn: at.column + name.length } }
      })
      return judged(packages, installer, known)
    }),
  )

/** `package.json`, `composer.json`. */
const LISTS: readonly [list: RegExp, language: string][] = [
  [/^(?:dev|peer|optional)?[dD]ependencies$/, 'javascript'],
  [/^require(?:-dev)?$/, 'php'],
]

/** A file that lists packages, as JSON. */
export function checkManifest(value: SampleValue | undefined, known: Known): Installed {
  if (value?.kind !== 'object') return NONE
  return joined(
    value.fields.map(({ name: list, value: packages }) => {
      const language = LISTS.find(([named]) => named.test(list))?.[1]
      const installer = INSTALLERS.find((one) => one.language === language)
      if (!installer || packages.kind !== 'object') return NONE
      const named = packages.fields.map(({ name, at }): NamedPackage => ({ name, at }))
      return judged(named, installer, known)
    }),
  )
}

const NONE: Installed = { findings: [], own: 0 }

const joined = (parts: readonly Installed[]): Installed => ({
  findings: parts.flatMap(({ findings }) => findings),
  own: parts.reduce((sum, { own }) => sum + own, 0),
})

function judged(
  packages: readonly NamedPackage[],
  installer: Installer,
  { brand, modules }: Known,
): Installed {
  // Nothing is known of the packages.
  if (modules.length === 0) return NONE
  const known = modules.filter(({ language }) => language === installer.language)
  const right = packages.filter(({ name }) => isPackage(name, known))
  const wrong = packages.filter(
    ({ name }) => !isPackage(name, known) && isOwnName(name, installer.language, brand),
  )
  return {
    findings: wrong.map(({ name, at }) => unknownPackage(name, at, installer, known)),
    own: right.length + wrong.length,
  }
}

/** Options have no name that is like an SDK's. */
const packagesIn = (words: readonly ShellWord[]): ShellWord[] =>
  words.filter(({ text }) => !text.startsWith('-'))

const installedAs = ({ name, installed }: SdkModule): string => installed ?? name

/** Registries ignore case, and PyPI what is between the words of a name. */
function isPackage(name: string, known: readonly SdkModule[]): boolean {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[-_.]+/g, '-')
  // In Python, the module's own name may be that of a legacy package.
  return known.some((one) => [installedAs(one), one.name].some((right) => plain(name) === plain(right)))
}

/** Words that packages of a vendor are named by, beside its own name: another word may be another vendor's. */
const SUFFIX =
  '(?:[-_.]?(?:api|browser|client|core|dotnet|elements|go|js|javascript|net|node|php|py|python|rails|react|ruby|sdk|server|web))'

function isOwnName(name: string, language: string, { scope }: SampleContract['brand']): boolean {
  const lower = name.toLowerCase()
  if (lower.startsWith(language === 'javascript' ? `@${scope}/` : `${scope}/`)) return true
  if (language === 'go') return lower.startsWith(`github.com/${scope}/`)
  return new RegExp(`^@?${scope}${SUFFIX}+$`).test(lower)
}

function unknownPackage(
  name: string,
  place: CodeSpan,
  { called }: Installer,
  known: readonly SdkModule[],
): Finding {
  const current = known.filter(({ isLegacy }) => !isLegacy)
  const main = current.filter(({ client }) => client.length > 0)
  const names = current.map(installedAs)
  const meant = names.find((right) => right.startsWith(`${name}-`)) ?? nearestName(name, names)
  const fix = [...new Set((main.length > 0 ? main : current).map(installedAs))]
  return {
    code: 'sample-call-unknown',
    at: place,
    what: fix.length === 0 ? `there is no SDK for ${called}` : `no SDK has the package \`${name}\``,
    fix:
      fix.length === 0
        ? 'send the requests over HTTP'
        : meant === undefined && fix.length > 1
          ? `write one of \`${fix.join('`, `')}\``
          : `write \`${meant ?? fix[0]}\``,
  }
}
