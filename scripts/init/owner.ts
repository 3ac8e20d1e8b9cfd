// Who the site belongs to, and the names that follow from theirs.

import { UsageError } from '../project/errors.ts'

export interface Owner {
  name: string
  /** `https://host` */
  origin: string
  /** Of the product; its API is below it. */
  domain: string
  hasContract: boolean
  /** Web address of the repository. */
  repository?: string
}

interface OwnerNames {
  /** `acmecloud`: names of packages and modules in every language of samples begin with it. */
  scope: string
  /** `AcmeCloud` */
  scopePascal: string
  /** `ACME` */
  headerPrefix: string
  /** `acme-cloud-docs` */
  worker: string
}

/** Latin letters that are not a plain one with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'ng',
  ŧ: 't',
}
const LONGEST_PREFIX = 10
/** Of a Worker's name, less the ending. */
const LONGEST_SLUG = 48

export function ownerNames({ name, domain }: Owner): OwnerNames {
  const words = latinWords(name).length > 0 ? latinWords(name) : latinWords(domain.split('.')[0]!)
  const slug = words.join('-').slice(0, LONGEST_SLUG).replace(/-$/, '')
  return {
    scope: words.join(''),
    scopePascal: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''),
    headerPrefix: words[0]!.toUpperCase().slice(0, LONGEST_PREFIX),
    worker: `${slug}-docs`,
  }
}

function latinWords(text: string): string[] {
  const words =
    text
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036f'’]/g, '')
      .toLowerCase()
      .replaceAll(/[^\0-\x7f]/g, (letter) => LETTERS[letter] ?? letter)
      .match(/[a-z0-9]+/g) ?? []
  // Names of classes, packages and headers begin with a letter.
  return words.join('').match(/^\d/) ? ['x', ...words] : words
}

/** One line without what Markdown, YAML or HTML would read. */
export function readName(text: string): string {
  const name = text.replaceAll(/\s+/g, ' ').trim()
  if (name === '' || name.length > 60) throw new UsageError('a name has 1 to 60 characters')
  if (/["`%<>{}\\|[\]#*_:]/.test(name))
    throw new UsageError(`"${name}" has a character that product names do not need`)
  return name
}

/** `docs.acme.example` and `https://docs.acme.example/` alike. */
export function readOrigin(text: string): string {
  const url = webAddress(text)
  if (url?.pathname !== '/')
    throw new UsageError(`"${text}" is not the address of a site: write it like https://docs.example.com`)
  return `https://${url.host}`
}

/** `acme.example`, also from `https://acme.example/`. */
export function readDomain(text: string): string {
  const url = webAddress(text)
  if (url?.pathname !== '/') throw new UsageError(`"${text}" is not a domain: write it like example.com`)
  return url.hostname
}

/** The address to read the repository at, from that or from the one to clone it. Undefined for none. */
export function readRepository(text: string): string | undefined {
  if (text === '') return undefined
  const url = webAddress(text.replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, '$1/'))
  const path = url?.pathname.replace(/\/+$/, '').replace(/\.git$/, '')
  if (!url || !path)
    throw new UsageError(`"${text}" is not a repository: write it like https://github.com/acme/docs`)
  return `https://${url.host}${path}`
}

const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
const HOSTNAME = new RegExp(`^(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?$`)

/** Undefined unless the host is a name with at least two labels. */
function webAddress(text: string): URL | undefined {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  return url && HOSTNAME.test(url.hostname) ? url : undefined
}

/** The domain that a site is below: `acme.example` of `https://docs.acme.example`. */
export function domainOf(origin: string): string {
  const labels = new URL(origin).hostname.split('.')
  return labels.length > 2 ? labels.slice(1).join('.') : labels.join('.')
}
