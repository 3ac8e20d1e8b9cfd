// Reads which modules a piece of code imports, and which names it takes from each, in the form of its language.

import type { CodeLanguage } from '../languages/code-language.ts'

/** Offsets are in the code. */
export interface TakenModule {
  name: string
  at: number
  /** A whole module has a name of its own: `import * as sdk`, Go's `sdk "…"`. */
  alias?: string
  names: { name: string; alias: string; at: number }[]
}

type Read = (code: string) => TakenModule[]

const READS: Partial<Record<CodeLanguage, Read>> = {
  javascript: inScript,
  typescript: inScript,
  tsx: inScript,
  python: inPython,
  go: inGo,
  java: inJava,
  kotlin: inJava,
  csharp: inCsharp,
  swift: (code) =>
    [...code.matchAll(/^[ \t]*import[ \t]+(\w+)[ \t]*$/dgm)].map((match) => ({
      ...whole(match, 1),
      alias: match[1]!,
    })),
}

export function takenIn(code: string, language: CodeLanguage): TakenModule[] {
  return READS[language]?.(code) ?? []
}

const whole = (match: RegExpExecArray, group: number): TakenModule => ({
  name: match[group]!,
  at: match.indices![group]![0],
  names: [],
})

/** `from '…'`, `import '…'`, `require('…')`, `import('…')` */
const SOURCE = /(?<![\w$.])(?:from\s*|(?:import|require)\s*\(\s*|import\s*)(['"])([^'"\n]+)\1/dg
const TAKEN_BEFORE = /\bimport\s+(?:type\s+)?(?:([\w$]+)\s*,?\s*)?(?:\{([^{}]*)\}\s*)?$/d
const REQUIRED_BEFORE = /(?:([\w$]+)|\{((?:[^{}]|\{[^{}]*\})*)\})\s*=\s*(?:new\s*)?(?:\(\s*)?(?:await\s+)?$/d
const SCRIPT_COMMENT = /\/\/.*|\/\*[^]*?\*\//g
const STAR_BEFORE = /\*\s*as\s+([\w$]+)\s*$/
const MAX_BEFORE = 600

function inScript(code: string): TakenModule[] {
  return [...code.matchAll(SOURCE)].map((match) => {
    const start = Math.max(0, match.index - MAX_BEFORE)
    // A comment in the list may have braces.
    const before = blanked(code.slice(start, match.index), SCRIPT_COMMENT)
    const isCall = match[0].includes('(')
    const taken = (isCall ? REQUIRED_BEFORE : TAKEN_BEFORE).exec(before)
    const alias = STAR_BEFORE.exec(before)?.[1] ?? taken?.[1]
    const list = taken?.[2]
    const names = list ? listed(list, start + taken!.indices![2]![0]) : []
    return { ...whole(match, 2), ...(alias !== undefined && { alias }), names }
  })
}

/** Spaces in place of what is found, so that offsets stay. */
const blanked = (text: string, found: RegExp): string =>
  text.replaceAll(found, (part) => ' '.repeat(part.length))

/** `a`, `type b as c`, `d: e`, `f: { g }` */
function listed(text: string, from: number): TakenModule['names'] {
  const names = text.matchAll(
    /(?<=^|[,{])\s*(?:type\s+)?([\w$]+)(?![\w$]|\s*:\s*\{)(?:\s*(?::|\bas\b)\s*([\w$]+))?/dg,
  )
  return [...names].map((match) => ({
    name: match[1]!,
    alias: match[2] ?? match[1]!,
    at: from + match.indices![1]![0],
  }))
}

function inPython(code: string): TakenModule[] {
  // A list goes over several lines in brackets, with comments, and after backslashes.
  const from = code.matchAll(
    /^[ \t]*from[ \t]+([\w.]+)[ \t]+import(?:[ \t]|\\\r?\n)+\(?((?<=\()(?:#.*|[^()#])*|(?<!\()(?:[^()\n#\\]|\\\r?\n)+)/dgm,
  )
  const plain = code.matchAll(/^[ \t]*import[ \t]+([\w.]+)(?:[ \t]+as[ \t]+(\w+))?/dgm)
  return [
    ...Array.from(from, (match) => ({
      ...whole(match, 1),
      names: listed(blanked(match[2]!, /#.*|\\/g), match.indices![2]![0]),
    })),
    ...Array.from(plain, (match) => ({ ...whole(match, 1), alias: match[2] ?? match[1]! })),
  ]
}

function inGo(code: string): TakenModule[] {
  const paths = code.matchAll(/^[ \t]*(?:import[ \t]+)?(?:(\w+)[ \t]+)?"([\w.-]+\/[\w./-]+)"[ \t]*$/dgm)
  return Array.from(paths, (match) => {
    const last = match[2]!
      .replace(/\/v\d+$/, '')
      .split('/')
      .at(-1)!
    return { ...whole(match, 2), alias: match[1] ?? last }
  })
}

/** The segments in lower case are the package's. */
function inJava(code: string): TakenModule[] {
  const imports = code.matchAll(
    /^[ \t]*import[ \t]+(?:static[ \t]+)?((?:[a-z]\w*\.)*[a-z]\w*)\.([A-Z]\w*|\*)(?:[ \t]+as[ \t]+(\w+))?/dgm,
  )
  return Array.from(imports, (match) => ({
    ...whole(match, 1),
    names:
      match[2] === '*' ? [] : [{ name: match[2]!, alias: match[3] ?? match[2]!, at: match.indices![2]![0] }],
  }))
}

function inCsharp(code: string): TakenModule[] {
  const plain = code.matchAll(/^[ \t]*(?:global[ \t]+)?using[ \t]+([A-Z][\w.]*)[ \t]*;/dgm)
  const named = code.matchAll(
    /^[ \t]*(?:global[ \t]+)?using[ \t]+(\w+)[ \t]*=[ \t]*([\w.]+)\.(\w+)[ \t]*;/dgm,
  )
  return [
    ...Array.from(plain, (match) => whole(match, 1)),
    ...Array.from(named, (match) => ({
      ...whole(match, 2),
      names: [{ name: match[3]!, alias: match[1]!, at: match.indices![3]![0] }],
    })),
  ]
}
