// Finds IP and email addresses that may belong to someone.

import { BlockList, isIPv4, isIPv6 } from 'node:net'
import type { FindUnsafe } from '#site/api/code/safety/unsafe-text.ts'

export type AddressCode = 'sample-unsafe-address' | 'sample-unsafe-mail'

/** Documentation, private, link-local, loopback, shared and unassigned ranges: they reach nobody. */
const NOBODY = new BlockList()
for (const [net, bits] of [
  ['192.0.2.0', 24],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
  ['0.0.0.0', 8],
  ['240.0.0.0', 4],
] as const) {
  NOBODY.addSubnet(net, bits, 'ipv4')
}
for (const [net, bits] of [
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['fc00::', 7],
  ['fe80::', 10],
  ['::', 127],
] as const) {
  NOBODY.addSubnet(net, bits, 'ipv6')
}

const IPV4 = /(?<![\w.-])\d{1,3}(?:\.\d{1,3}){3}(?![\w-]|\.\d)/g
/** In one run, which is judged as a whole: looked for by its colons, a line of colons takes forever. */
const IPV6 = /(?<![\w:.])[0-9a-fA-F:]{2,}(?![\w:])/g
const MAIL = /(?<![\w.+-])([\w.+-]+)@((?:[a-z0-9-]+\.)+[a-z]{2,})(?![\w(-])/g
const RESERVED_DOMAIN = /(?:^|\.)(?:example\.(?:com|org|net)|example|test|invalid|localhost)$/
/** Labels in Kotlin and Swift: `this@activity.finish`. */
const LABEL = /^(?:this|return|super|break|continue)$/

export const findAddresses: FindUnsafe<AddressCode> = (line) => [
  ...[...line.matchAll(IPV4), ...line.matchAll(IPV6)]
    .filter(({ 0: address }) => reachesSomebody(address))
    .map(({ 0: address, index: column }) => ({
      code: 'sample-unsafe-address' as const,
      column,
      length: address.length,
      what: `\`${address}\` is a reachable address`,
      fix: 'use 192.0.2.x, 198.51.100.x or 203.0.113.x, or 2001:db8::/32',
    })),
  ...[...line.matchAll(MAIL)]
    .filter(({ 1: name = '', 2: domain = '' }) => !RESERVED_DOMAIN.test(domain) && !LABEL.test(name))
    .map(({ 0: address, index: column }) => ({
      code: 'sample-unsafe-mail' as const,
      column,
      length: address.length,
      what: `\`${address}\` is an email address at a domain that may exist`,
      fix: 'use a domain reserved for examples: `ada@example.com`',
    })),
]

function reachesSomebody(address: string): boolean {
  if (isIPv4(address)) return !NOBODY.check(address, 'ipv4')
  // Letters only: a name with colons.
  return /\d/.test(address) && isIPv6(address) && !NOBODY.check(address, 'ipv6')
}
