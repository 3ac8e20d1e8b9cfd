// The schema of site/site.config.ts: the shape of `SiteConfig`, and the values that become part of addresses, headers
// and code.

import { z } from 'zod'
import type { SiteConfig } from '#site/model/site-config.ts'
import { isOwnPath } from '#site/model/urls.ts'
import type { ThirdPartyConfig } from '#site/model/third-party.ts'

/** Compared as written: the build uses the value itself, not the output of the schema. */
const text = z.string('must be text').regex(/\S/, 'is empty')
const flag = z.boolean('must be true or false')
const texts = z.array(text, 'must be a list of texts')
const record = <Value extends z.ZodType>(value: Value): z.ZodRecord<z.ZodString, Value> =>
  z.record(z.string(), value, 'must be a map of names')
const list = <Item extends z.ZodType>(item: Item): z.ZodArray<Item> => z.array(item, 'must be a list')
const shape = <Fields extends z.ZodRawShape>(fields: Fields): z.ZodObject<Fields, z.core.$strict> =>
  z.strictObject(fields, { error: ({ code }) => (code === 'invalid_type' ? 'must be an object' : undefined) })

const webAddress = text.refine(isWebAddress, 'must be a web address, such as `https://example.com`')
const pattern = text.refine(isPattern, 'must be a regular expression')
const href = text.refine(
  (value) => isOwnPath(value) || isWebAddress(value) || /^mailto:\S+@\S+$/.test(value),
  'must start with a single `/`, with `https://` or with `mailto:`',
)
const path = text.refine(isOwnPath, 'must be a path that starts with a single `/`')
const link = shape({ label: text, href })

const navbarItem = z.discriminatedUnion(
  'type',
  [
    shape({ type: z.literal('doc'), label: text, path, sidebar: text }),
    shape({ type: z.literal('link'), label: text, href }),
    shape({ type: z.literal('dropdown'), label: text, items: list(link) }),
    shape({ type: z.literal('html'), html: text }),
  ],
  {
    error: ({ input }) =>
      typeof input === 'object' ? 'must be `doc`, `link`, `dropdown` or `html`' : 'must be an object',
  },
)

const hosts = texts.optional()
const slot = {
  script: text,
  hosts: shape({
    script: hosts,
    connect: hosts,
    image: hosts,
    style: hosts,
    font: hosts,
    frame: hosts,
  }).optional(),
}
const thirdParty = {
  question: text,
  consent: shape(slot).optional(),
  analytics: shape(slot).optional(),
  assistant: shape({ ...slot, label: text, notice: text }).optional(),
  trustedTypes: z.literal('off', 'must be `off`, or absent').optional(),
} satisfies Record<keyof ThirdPartyConfig, z.ZodType>

const brand = {
  name: text,
  headerPrefix: text.regex(/^[A-Z][A-Z\d]*(?:-[A-Z\d]+)*$/, 'must be upper-case letters, digits and hyphens'),
  key: shape({
    header: text.regex(/^[\w-]+$/, 'must be the name of a header').optional(),
    scheme: text.optional(),
    cookie: text.optional(),
    formats: shape({
      public: pattern.optional(),
      private: pattern.optional(),
      management: pattern.optional(),
    }).optional(),
  }).optional(),
  scope: text.regex(/^[a-z][a-z\d]*$/, 'must be lower-case letters and digits, a letter first'),
  scopePascal: text.regex(/^[A-Z][A-Za-z\d]*$/, 'must be letters and digits, a capital first'),
  domain: text.regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/, 'must be a host name such as `example.com`'),
  sdkVariables: shape({ elements: z.array(text).optional(), legacy: z.array(text).optional() }).optional(),
  sdkVersions: record(text),
} satisfies Record<keyof SiteConfig['brand'], z.ZodType>

const fields = {
  brand: shape(brand),
  mark: list(
    shape({
      tone: z.enum(['ink', 'accent', 'on-accent'], 'must be `ink`, `accent` or `on-accent`'),
      path: text.regex(/^[Mm][\d\s,.MmZzLlHhVvCcSsQqTtAaEe+-]*$/, 'must be an SVG path'),
    }),
  ).min(1, 'is empty'),
  socialImage: shape({ text: text.optional(), alt: text.optional() }).optional(),
  crawlers: shape({ search: flag, aiInput: flag, aiTrain: flag }).optional(),
  title: text,
  description: text,
  origin: text.refine(isOrigin, 'must be scheme and host, such as `https://docs.example.com`'),
  repository: shape({
    url: webAddress,
    edit: webAddress.includes('{file}', 'must contain `{file}`, the place of the file'),
    label: text.optional(),
  }).optional(),
  portalUrl: webAddress.optional(),
  announcement: shape({ id: text, text, href: href.optional() }).optional(),
  navbar: list(navbarItem),
  hideNavbarOnScroll: flag.optional(),
  assistants: list(
    shape({
      label: text,
      href: webAddress.includes('{url}', 'must contain `{url}`, the address of the page'),
    }),
  ).optional(),
  reference: path.optional(),
  notGuides: z.array(path).optional(),
  guides: z.array(path).optional(),
  expressions: flag.optional(),
  actors: shape({
    people: texts.optional(),
    platform: texts.optional(),
    stores: texts.optional(),
    embedded: texts.optional(),
    others: texts.optional(),
  }).optional(),
  feedback: flag.optional(),
  thirdParty: shape(thirdParty).optional(),
  formerNames: record(path).optional(),
  strictTransport: shape({ includeSubDomains: flag.optional(), preload: flag.optional() }).optional(),
  security: shape({ contacts: texts, expires: text, policy: webAddress.optional() }).optional(),
  footer: shape({ columns: list(shape({ title: text, links: list(link) })), copyright: text }),
} satisfies Record<keyof SiteConfig, z.ZodType>

export const configSchema = shape(fields)

/** A loopback address is for testing a release. */
const SECURE = /^(?:https:|http:\/\/(?:localhost|127\.0\.0\.1)(?::|$))/

function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value)
}

function isOrigin(value: string): boolean {
  return isWebAddress(value) && new URL(value).origin === value && SECURE.test(value)
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp
  } catch {
    return false
  }
}
