// Finds API keys and signed tokens that look real.

import type { FindUnsafe, UnsafeText } from './unsafe-text.ts'

/** The one accepted way to show what a key looks like. */
const SHOWN_KEY = /_x{16,}$/

interface SecretKey {
  pattern: RegExp
  name: string
  placeholder: string
  fix: string
}

const OWN_KEY: Omit<SecretKey, 'pattern'> = {
  name: 'an API key',
  placeholder: '<PRIVATE_API_KEY>',
  fix: 'write `<PRIVATE_API_KEY>`, or end it with `x`s alone to show the format',
}

const FOREIGN_KEYS: readonly SecretKey[] = [
  {
    pattern: /\b[srp]k_(?:live|test)_[A-Za-z0-9]{10,}/g,
    name: "a processor's key",
    placeholder: '<PROCESSOR_KEY>',
    fix: 'write `<PROCESSOR_KEY>`',
  },
  // Example keys in the cloud provider's own documentation end like this.
  {
    pattern: /\bAKIA(?![0-9A-Z]{9}EXAMPLE\b)[0-9A-Z]{16}\b/g,
    name: 'a cloud access key',
    placeholder: '<ACCESS_KEY>',
    fix: 'write a placeholder',
  },
  {
    pattern: /\bgh[opsu]_[A-Za-z0-9]{30,}/g,
    name: 'an access token',
    placeholder: '<ACCESS_TOKEN>',
    fix: 'write a placeholder',
  },
  // Real ones contain digits; `xoxb-your-bot-token` is a placeholder.
  {
    pattern: /\bxox[abpr]-(?=[A-Za-z-]*\d)[A-Za-z0-9-]{10,}/g,
    name: 'an access token',
    placeholder: '<ACCESS_TOKEN>',
    fix: 'write a placeholder',
  },
  {
    pattern: /\bAIza[A-Za-z0-9_-]{30,}/g,
    name: 'a cloud API key',
    placeholder: '<API_KEY>',
    fix: 'write a placeholder',
  },
  // Its bytes follow on the next line, also behind a `\` that continues one, or after an escaped line break; `…` and
  // `PRIVATE_KEY` are placeholders.
  {
    pattern: /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----(?=(?:\\[rn]|[\s"'+,])*(?:\\?$|[A-Za-z0-9+/]{20}))/g,
    name: 'a private key',
    placeholder: '-----BEGIN PRIVATE KEY----- … -----END PRIVATE KEY-----',
    fix: 'remove it',
  },
]

const SIGNED = /\beyJ[\w-]{8,}\.[\w-]*\.[\w-]+(?:\.[\w-]+\.[\w-]+)?/g

export const findSecrets: FindUnsafe = (line, { ownKeys }) => {
  const found: UnsafeText[] = []
  const keys = ownKeys ? [{ ...OWN_KEY, pattern: ownKeys }, ...FOREIGN_KEYS] : FOREIGN_KEYS
  for (const { pattern, name, placeholder, fix } of keys) {
    for (const { 0: written, index: column } of line.matchAll(pattern)) {
      // Own keys may look like those of others.
      if (SHOWN_KEY.test(written) || found.some((one) => one.column === column)) continue
      found.push({
        code: 'sample-unsafe-key',
        column,
        length: written.length,
        what: `\`${shorten(written)}\` looks like ${name} that might work`,
        fix,
        placeholder,
      })
    }
  }
  for (const { 0: written, index: column } of line.matchAll(SIGNED)) {
    found.push({
      code: 'sample-unsafe-token',
      column,
      length: written.length,
      what: `\`${shorten(written)}\` looks like a signed or encrypted token`,
      fix: 'write a placeholder, for example `<ENCRYPTED_DATA>`',
      placeholder: '<TOKEN>',
    })
  }
  return found
}

/** Messages end up in logs: enough to recognise a key, and too little to use it. */
const SHOWN_CHARACTERS = 8

/** Only the first line of a private key is ever found, and it says nothing. */
const shorten = (text: string): string =>
  text.startsWith('-----') ? text : `${text.slice(0, SHOWN_CHARACTERS)}…`
