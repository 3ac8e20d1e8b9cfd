// Reports modules under the SDKs' names that do not exist, and names that an SDK's module does not export.

import { nearestName } from '../../../../spelling/nearest-name.ts'
import type { Finding } from '../../known/code-finding.ts'
import type { SampleContract } from '../../known/sample-contract.ts'
import type { SdkModule } from '../../known/sdk-module.ts'
import { isScript, type CodeLanguage } from '../../languages/code-language.ts'
import { takenIn, type TakenModule } from '../../read/read-taken.ts'
import { spanAt } from '../../read/span-at.ts'
import { madeIn } from './made-clients.ts'

interface Around {
  code: string
  language: CodeLanguage
  brand: SampleContract['brand']
  /** Of the code's language. */
  known: readonly SdkModule[]
}

export function checkModules(
  code: string,
  language: CodeLanguage,
  { brand, modules }: Pick<SampleContract, 'brand' | 'modules'>,
): Finding[] {
  const spoken = isScript(language) ? 'javascript' : language === 'kotlin' ? 'java' : language
  const known = modules.filter((one) => one.language === spoken)
  if (known.length === 0) return []
  const around: Around = { code, language, brand, known }
  const taken = takenIn(code, language)
  const wrong = taken.flatMap((one) => wrongModule(one, around) ?? [])
  const names = taken.flatMap((one) => wrongNames(one, around))
  return [...wrong, ...names, ...wrongClients(taken, around, names.length > 0)]
}

/** The module itself, or what it is a part of. */
function moduleOf(name: string, known: readonly SdkModule[]): SdkModule | undefined {
  return (
    known.find((one) => one.name === name || (one.isLegacy && isCalled(name, one))) ??
    known.find((one) => isPartOf(name, one))
  )
}

/** Of a legacy package only its name on the registry is known, whose case .NET ignores. */
const isCalled = (name: string, { name: legacy, language }: SdkModule): boolean =>
  language === 'csharp' && name.toLowerCase() === legacy.toLowerCase()

/** What an import may reach into: files of npm's packages, versions and packages of a legacy Go module. */
function isPartOf(name: string, { name: whole, isLegacy, language }: SdkModule): boolean {
  if (/^(?:python|csharp)$/.test(language)) return name.startsWith(`${whole}.`)
  return (language === 'javascript' || isLegacy) && name.startsWith(`${whole}/`)
}

function wrongModule(taken: TakenModule, around: Around): Finding | undefined {
  const { name, at, names } = taken
  const { code, known } = around
  if (moduleOf(name, known)) return undefined
  const current = known.filter(({ isLegacy }) => !isLegacy)
  const isOwn = isInScope(name, around)
  const byName = current.find(({ client }) =>
    client.some((one) => names.some((given) => given.name === one)),
  )?.name
  const meant = isOwn
    ? (withVersion(name, current) ??
      byName ??
      nearestName(
        name,
        current.map((one) => one.name),
      ))
    : misspeltScope(taken, around)
  if (!isOwn && meant === undefined) return undefined
  const main = current.filter(({ client }) => client.length > 0)
  const fix = meant ?? main.map((one) => one.name).join('`, `')
  return {
    code: 'sample-call-unknown',
    at: spanAt(code, at, name.length),
    what: `no SDK has the module \`${name}\``,
    fix: meant === undefined && main.length > 1 ? `write one of \`${fix}\`` : `write \`${fix}\``,
  }
}

/** `github.com/acme/go-sdk/client` lacks its major version, or has another. */
function withVersion(name: string, known: readonly SdkModule[]): string | undefined {
  const plain = (path: string): string => path.replace(/\/v\d+(?=\/|$)/, '')
  return known.find((one) => one.language === 'go' && plain(one.name) === plain(name))?.name
}

function isInScope(name: string, { code, language, brand: { scope, scopePascal } }: Around): boolean {
  if (isScript(language)) return name.startsWith(`@${scope}/`)
  if (language === 'go') return name.startsWith(`github.com/${scope}/`)
  if (language === 'java' || language === 'kotlin') return `${name}.`.startsWith(`com.${scope}.`)
  if (language === 'csharp')
    return (
      new RegExp(`^${scopePascal}(?:Client$|\\.|$)`).test(name) && !code.includes(`namespace ${scopePascal}`)
    )
  // The generated modules of a Python package are not all known.
  if (language === 'python') return new RegExp(`^${scope}_?(?:api|client|sdk)$`, 'i').test(name)
  return new RegExp(`^${scopePascal}(?:SDK|Sdk|Client)?$`).test(name)
}

/** Names of these languages' modules are short: another's may be similar, unless the code names the SDK otherwise too. */
const HAS_SHORT_NAMES = /^(?:python|csharp)$/

/** One letter off. */
function misspeltScope(
  { name, at }: TakenModule,
  { code, language, known, brand: { scope } }: Around,
): string | undefined {
  const meant = nearestName(
    name,
    known.filter(({ isLegacy }) => !isLegacy).map((one) => one.name),
    1,
  )
  const isNamed = new RegExp(scope, 'i').test(code.slice(0, at) + code.slice(at + name.length))
  return isNamed || !HAS_SHORT_NAMES.test(language) ? meant : undefined
}

/** What is taken from a module that is called like a client, or nearly like one of its names. */
function wrongNames({ name: from, names }: TakenModule, around: Around): Finding[] {
  const found = moduleOf(from, around.known)
  if (!found || found.isLegacy || found.client.length === 0 || found.name !== from) return []
  const exported = [...found.client, ...found.names]
  return names.flatMap(({ name, at }) => {
    if (exported.includes(name)) return []
    const meant = isClientLike(name, around.brand) ? found.client[0] : nearestName(name, exported, 2)
    if (meant === undefined) return []
    return {
      code: 'sample-call-unknown' as const,
      at: spanAt(around.code, at, name.length),
      what: `\`${from}\` has no \`${name}\``,
      fix: `write \`${meant}\``,
    }
  })
}

/** `new Acme()`, `acme.init(key)` */
const isLegacyClient = (code: string, { scopePascal }: SampleContract['brand']): boolean =>
  new RegExp(String.raw`\bnew\s+(?:[\w$]+\.)?${scopePascal}\(\s*\)[^]*\.init\(`).test(code)

/** Constructors that are called like the SDK's, which has another. */
function wrongClients(taken: readonly TakenModule[], around: Around, isTold: boolean): Finding[] {
  const { code, language, known, brand } = around
  const used = taken.flatMap((one) => moduleOf(one.name, known) ?? [])
  // A fragment may be about a legacy package, whose names are others.
  if (isTold || used.some(({ isLegacy }) => isLegacy) || isLegacyClient(code, brand)) return []
  const withClients = (used.some(({ client }) => client.length > 0) ? used : known).filter(
    ({ client }) => client.length > 0,
  )
  const clients = new Set(known.flatMap(({ client }) => client))
  const given = new Set(taken.flatMap((one) => givenNames(one, known)))
  return madeIn(code, language, taken).flatMap(({ name, at, of }) => {
    if (clients.has(name) || given.has(name) || isDefined(name, code)) return []
    if (language === 'csharp' && name === brand.scopePascal && /\bnamespace\b/.test(code)) return []
    const isOurs = of === undefined ? isClientLike(name, brand) : moduleOf(of, known) !== undefined
    const meant = withClients.flatMap(({ client }) => client)
    const [first] = meant
    if (!isOurs || first === undefined) return []
    return {
      code: 'sample-call-unknown' as const,
      at: spanAt(code, at, name.length),
      what: `the SDK has no client \`${name}\``,
      fix: `write \`${nearestName(name, meant) ?? first}\``,
    }
  })
}

/** Names that the code gives to something, or takes from elsewhere. */
function givenNames({ name: from, names, alias }: TakenModule, known: readonly SdkModule[]): string[] {
  const isOurs = moduleOf(from, known) !== undefined
  const given = names.filter((one) => !isOurs || one.alias !== one.name).map((one) => one.alias)
  return isOurs || alias === undefined ? given : [...given, alias]
}

const isDefined = (name: string, code: string): boolean =>
  new RegExp(
    String.raw`\b(?:class|function|def|fun|func|struct|record|object|type|interface)\s+${name}\b(?!\s*[,}])`,
  ).test(code)

const isClientLike = (name: string, { scopePascal }: SampleContract['brand']): boolean =>
  new RegExp(`^(?:Async)?${scopePascal}(?:Api|API|Sdk|SDK)?(?:Client|Elements)?$`).test(name)
