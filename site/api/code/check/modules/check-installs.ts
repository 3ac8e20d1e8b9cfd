// Reports packages under the SDKs' names that a command installs, or a project's file lists, and that no registry has.

import { nearestName } from '../../../../spelling/nearest-name.ts'
import type { Finding } from '../../known/code-finding.ts'
import type { SampleContract } from '../../known/sample-contract.ts'
import type { SdkModule } from '../../known/sdk-module.ts'
import type { InstalledPackage } from '../../read/read-installs.ts'

interface Installed {
  findings: Finding[]
  /** How many packages under the SDKs' names are installed, right or wrong. */
  own: number
}

export function checkInstalls(
  packages: readonly InstalledPackage[],
  { brand, modules }: Pick<SampleContract, 'brand' | 'modules'>,
): Installed {
  const found: Installed = { findings: [], own: 0 }
  // Nothing is known of the packages.
  if (modules.length === 0) return found
  for (const one of packages) {
    const known = modules.filter(({ language }) => language === one.language)
    if (HAS_OTHER_NAMES.test(one.language) && !known.some(({ installed }) => installed !== undefined))
      continue
    const isRight = isPackage(one, known)
    if (!isRight && !isOwnName(one, known, brand)) continue
    found.own++
    if (!isRight) found.findings.push(unknownPackage(one, known))
  }
  return found
}

/** Languages whose modules are never called as their packages are. */
const HAS_OTHER_NAMES = /^(?:java|swift)$/

const installedAs = ({ name, installed }: SdkModule): string => installed ?? name

/** Registries ignore case, and PyPI what is between the words of a name. */
const plainName = (name: string, language: string): string =>
  language === 'python' ? name.toLowerCase().replaceAll(/[-_.]+/g, '-') : name.toLowerCase()

function isPackage({ name, language }: InstalledPackage, known: readonly SdkModule[]): boolean {
  const plain = plainName(name, language)
  return known.some((one) => {
    const right = plainName(installedAs(one), language)
    // A pod is called as its module is.
    if (language === 'swift' && plain === plainName(one.name, language)) return true
    // Not every package of a Go module is known.
    return plain === right || (language === 'go' && plain.startsWith(`${right}/`))
  })
}

/** Words that packages of a vendor are named by, beside its own name: another word may be another vendor's. */
const SUFFIX =
  '(?:[-_.]?(?:3ds|android|api|browser|client|core|dart|dotnet|elements|flutter|go|ios|java|js|javascript|kotlin|net|node|php|py|python|rails|react|ruby|sdk|server|swift|threeds|web))'

function isOwnName(
  { name, language }: InstalledPackage,
  known: readonly SdkModule[],
  { scope }: SampleContract['brand'],
): boolean {
  const lower = name.toLowerCase()
  // Other repositories are no SDKs.
  if (language === 'go')
    return new RegExp(String.raw`^github\.com/${scope}/(?:.*[-_/])?(?:${scope})?(?:go|sdk)+(?![a-z])`).test(
      lower,
    )
  if (language === 'swift' && lower.includes('/'))
    return new RegExp(
      `github\\.com[/:]${scope}/(?:.*-)?(?:3ds|elements|ios|sdk|swift|threeds|${scope})(?![a-z])`,
    ).test(lower)
  // Packages of others may have such a name in their own group.
  if (language === 'java') return new RegExp(`^(?:com|io)\\.(?:github\\.)?${scope}:`).test(lower)
  if (language === 'javascript' && lower.startsWith(`@${scope}/`)) return true
  if (language === 'php' && lower.startsWith(`${scope}/`)) return true
  return (
    new RegExp(`^@?${scope}${SUFFIX}+$`).test(lower) ||
    known.some((one) => plainName(one.name, language) === plainName(name, language))
  )
}

/** As readers call them. */
const CALLED: Readonly<Record<string, string>> = {
  csharp: '.NET',
  dart: 'Flutter',
  go: 'Go',
  java: 'Java',
  javascript: 'JavaScript',
  php: 'PHP',
  python: 'Python',
  ruby: 'Ruby',
  swift: 'iOS',
}

function unknownPackage({ name, at, language }: InstalledPackage, known: readonly SdkModule[]): Finding {
  const current = known.filter(({ isLegacy }) => !isLegacy)
  const main = current.filter(({ client }) => client.length > 0)
  // Of Swift, a name without a path is a pod's.
  const calledAs = language === 'swift' && !name.includes('/') ? (one: SdkModule) => one.name : installedAs
  const names = current.map(calledAs)
  const meant = names.find((right) => right.startsWith(`${name}-`)) ?? nearestName(name, names)
  const right = [...new Set((main.length > 0 ? main : current).map(calledAs))]
  const code = 'sample-call-unknown'
  if (right.length === 0) {
    // An app's key may not do what a server's may.
    const from = language === 'dart' ? ' from your server' : ''
    const what = `there is no SDK for ${CALLED[language] ?? language}`
    return { code, at, what, fix: `send the requests over HTTP${from}` }
  }
  const isOneOfSeveral = meant === undefined && right.length > 1
  const fix = isOneOfSeveral ? `one of \`${right.join('`, `')}\`` : `\`${meant ?? right[0]}\``
  return { code, at, what: `no SDK has the package \`${name}\``, fix: `write ${fix}` }
}
