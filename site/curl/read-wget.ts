// Parses a wget command line into the request that it sends. Knows nothing about the contract.

import { HOLE } from './placeholder.ts'
import type { ShellCommand, ShellWord } from './read-shell.ts'
import { FORM_TYPE, splitHeader, splitUrl, type WrittenRequest, type WrittenText } from './written-request.ts'

/** Short options with a value. */
const WITH_VALUE = /^-[A-Za-z]*[OoaiBtTwPQUlDAIRXCe]$/

export const isWget = ({ name }: ShellCommand): boolean => /^(?:.*\/)?wget2?$/.test(name)

/** Undefined for a command without a URL. */
export function readWget({ words, at }: ShellCommand): WrittenRequest | undefined {
  const options: [name: string, value: ShellWord][] = []
  let url: ShellWord | undefined
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!
    const [whole, name, value] = /^--([a-z-]+)(?:=([^]*))?$/.exec(word.text) ?? []
    if (whole === undefined) {
      if (WITH_VALUE.test(word.text)) index++
      else if (!word.text.startsWith('-')) url ??= word
    } else if (value !== undefined) {
      const from = word.at.column + name!.length + 3
      options.push([name!, { text: value, at: { ...word.at, column: from } }])
    } else if (OWN.test(name!)) {
      const next = words[++index]
      if (next) options.push([name!, next])
    }
  }
  if (!url) return undefined
  const body = bodyOf(options)
  const method = options.findLast(([name]) => name === 'method')?.[1]
  const headers = options.flatMap(([name, { text, at: place }]) =>
    name === 'header' ? [splitHeader(text, place)] : [],
  )
  if (body && !headers.some(({ name }) => name.toLowerCase() === 'content-type')) {
    headers.push({ name: 'Content-Type', value: FORM_TYPE, at: body.at, implied: true })
  }
  return {
    ...splitUrl(url.text, url.at),
    at,
    method: method?.text.toUpperCase() ?? (body ? 'POST' : 'GET'),
    methodAt: method?.at ?? at,
    headers,
    ...(body && { body }),
  }
}

const OWN = /^(?:header|method|(?:post|body)-(?:data|file))$/

/** Files cannot be read here. */
function bodyOf(options: readonly [name: string, value: ShellWord][]): WrittenText | undefined {
  const [name, value] = options.findLast(([one]) => /^(?:post|body)-/.test(one)) ?? []
  return value && (name!.endsWith('-file') ? { text: HOLE, at: value.at } : value)
}
