// Finds what stands for the API's address in code, and whether a function puts a parameter right behind it.

import type { OwnFunction } from './own-functions.ts'
import { mentions } from './sent-parameters.ts'

export interface Base {
  /** What stands for the address in the function: a name, or the address itself. */
  written: string
  address: string
}

/** `${base}${path}`, `BASE + path`, `new URL(path, BASE)`, or a client with that address: and nothing else around it. */
export function isPutBehind(name: string, { written }: Base, body: string): boolean {
  if (name === '') return false
  const [path, base] = [name, written].map((one) => one.replaceAll(/[.$/]/g, String.raw`\$&`))
  const end = String.raw`\}?(?:["'\x60)\],;?\n]|\s*[)\],;?]|$)`
  return new RegExp(
    String.raw`(?<![\w$])${base}(?:[\s"'\x60{}$+,]|\.\s)*(?:\$?\{)?\$?${path}${end}` +
      String.raw`|\bURL\(\s*${path}\s*,\s*(?:[\w.]+\.)?${base}\b` +
      String.raw`|(?<![\w$])${base}\??\.\w+\(\s*(?:\$?\w+\s*,\s*)?${path}\s*[,)]` +
      String.raw`|\b(?:base_url|baseURL|prefixUrl)\s*[=:]\s*["'\x60]?${base}[\s\S]*\.\w+\(\s*(?:\w+\s*,\s*)?${path}\s*[,)]`,
  ).test(body)
}

/** Names that stand for an address under which paths of the API are put: `BASE_URL`, `baseUrl`. */
export function basesIn(code: string, server: string): Map<string, string> {
  return new Map(
    code.split('\n').flatMap((line): [string, string][] => {
      const address = addressIn(line, server)
      const names = line.slice(0, line.indexOf(server)).matchAll(NAMED)
      return address === undefined ? [] : [...names].map(([, name]) => [name!, address])
    }),
  )
}

/** `BASE =`, `baseUrl:`, `base := ` */
const NAMED = /(?<![\w$])\$?([A-Za-z_][\w$]*)\s*(?:\??:\s*\w+\s*)?(?::=|[=:])(?![=>/])/g

/** The API's server, or a version below it; other addresses are those of single requests. */
function addressIn(text: string, server: string): string | undefined {
  const from = text.indexOf(server)
  const rest = from < 0 ? undefined : /^((?:\/v\d+)?)\/?(?=["'`$%{])/.exec(text.slice(from + server.length))
  return rest ? server + rest[1]! : undefined
}

/** The address that the function itself has, or all that it may mean. */
export function basesOf({ body }: OwnFunction, known: ReadonlyMap<string, string>, server: string): Base[] {
  const own = addressIn(body, server)
  if (own !== undefined) return [{ written: own, address: own }]
  return [...known].flatMap(([written, address]) => (mentions(written, body) ? { written, address } : []))
}
