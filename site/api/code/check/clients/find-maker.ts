// Tells what makes the value that a variable is given: the SDKs' classes and functions, or another library.

import type { SiteConfig } from '../../../../model/site-config.ts'
import { isScript, type CodeLanguage } from '../../languages/code-language.ts'
import type { Assignment } from '../../read/read-assignments.ts'
import { importsIn } from '../../read/read-imports.ts'

/** `unsure`: it may be anything, so only calls of the SDK's own groups count. */
export type Maker = 'server' | 'elements' | 'threeds' | 'other' | 'unsure'

/** Undefined if nothing says it. */
export type FindMaker = (assignment: Assignment) => Maker | undefined

/** What an assignment names, with imported names in place of those that the code gives them. */
interface Named {
  names: string[]
  kind: Assignment['kind']
  /** Its first name is imported from elsewhere. */
  isForeign: boolean
}

/** Knows some values, and leaves the others to the rules that follow. */
type MakerRule = (named: Named) => Maker | undefined

interface Code {
  code: string
  language: CodeLanguage
}

const HTTP_LIBRARY = /^(?:aiohttp|axios|got|httpx|ky|requests)$/
/** Without the import of a package `client`, ours or another. */
const GO_FRAGMENT = /^(?![^]*\/client")[^]*\bclient\.NewClient\(\s*option\.With/

/** `foreign`: names that other packages export. */
export function makerFinder(code: Code, brand: SiteConfig['brand'], foreign: ReadonlySet<string>): FindMaker {
  const rules = [...rulesOfSdks(code, brand), ...rulesOfOthers(code)]
  const imported = importedNames(code, brand)
  return ({ path, kind }) => {
    const names = path.map((name) => imported.get(name) ?? name)
    const named: Named = { names, kind, isForeign: foreign.has(path[0] ?? '') }
    for (const rule of rules) {
      const maker = rule(named)
      if (maker !== undefined) return maker
    }
    return undefined
  }
}

const constructorOf = ({ scopePascal }: SiteConfig['brand']): RegExp =>
  new RegExp(`^I?(?:Async)?${scopePascal}(?:Api)?(?:Client)?$`)

/** The functions that give a page its Elements. */
const pageFunctions = ({ scope, scopePascal, sdkVariables }: SiteConfig['brand']): ReadonlySet<string> =>
  new Set(sdkVariables?.elements === undefined ? [] : [scope, `use${scopePascal}`])

/** Our names by those that imports give them. */
function importedNames({ code }: Code, brand: SiteConfig['brand']): Map<string, string> {
  const constructor = constructorOf(brand)
  const inPages = pageFunctions(brand)
  const isOurs = (name: string): boolean => constructor.test(name) || inPages.has(name)
  // `acme: AcmeClient` gives a variable its type.
  const given = importsIn(code, brand.scope, `${brand.scopePascal}Client`)
  return new Map(given.filter(([alias, name]) => isOurs(name) && !isOurs(alias)))
}

function rulesOfSdks({ code, language }: Code, brand: SiteConfig['brand']): MakerRule[] {
  const { scope, scopePascal } = brand
  const constructor = constructorOf(brand)
  const inPages = pageFunctions(brand)
  const inScript = isScript(language)
  // `getAcmeClient()`
  const opener = new RegExp(`^(?:create|get|make|new)?_?${scope}_?(?:api|client|sdk)$`, 'i')
  const isGoFragment = language === 'go' && GO_FRAGMENT.test(code)
  return [
    ({ names }) => (inPages.size > 0 && names.includes(`${scopePascal}Elements`) ? 'elements' : undefined),
    ({ names, kind }) => (inScript && kind === 'call' && inPages.has(names[0]!) ? 'elements' : undefined),
    ({ names, kind }) =>
      inScript && kind === 'call' && names.join() === `${scopePascal}3ds` ? 'threeds' : undefined,
    ({ names }) => (names.some((name) => constructor.test(name)) ? 'server' : undefined),
    ({ names, kind, isForeign }) =>
      kind === 'call' && names.length === 1 && opener.test(names[0]!) && !isForeign ? 'server' : undefined,
    // A fragment of Go without its imports; a package `client` of one's own takes other options.
    ({ names }) => (isGoFragment && /^client\.(?:New)?Client$/.test(names.join('.')) ? 'server' : undefined),
  ]
}

function rulesOfOthers({ language }: Code): MakerRule[] {
  // `Client(…)` makes one; elsewhere functions are in upper case, or classes come after `new`.
  const makesByClass = /^(?:python|kotlin|swift)$/.test(language)
  return [
    ({ names, kind }) => (kind === 'new' && names.length > 0 ? 'other' : undefined),
    // `client.Client` is the SDK's type in Go; a plain `Client` may be anybody's.
    ({ names, kind }) => {
      if (kind !== 'type') return undefined
      return names.at(-1) === 'Client' && /^c?[Cc]lient$/.test(names[0]!) ? undefined : 'unsure'
    },
    // `client = createClerkClient(…)`
    ({ names, kind, isForeign }) =>
      kind === 'call' && (HTTP_LIBRARY.test(names[0]!) || isForeign) ? 'other' : undefined,
    ({ names, kind }) =>
      kind === 'call' && makesByClass && /^[A-Z]/.test(names.at(-1)!) ? 'other' : undefined,
    ({ names, kind }) =>
      kind === 'call' && names.length > 1 && !/^(?:this|self|client)$/.test(names[0]!) ? 'unsure' : undefined,
  ]
}
