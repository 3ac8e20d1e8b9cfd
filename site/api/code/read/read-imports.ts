// Reads what imports name: names that other packages export, and names that an import gives to others.

/** `stripe = require('stripe')(key)`, `import stripe from 'stripe'`: what another package is or makes. */
export function foreignNamesIn(code: string, scope: string): string[] {
  const packages = [
    ...code.matchAll(/(?<![\w$.])([A-Za-z_$][\w$]*)\s*=\s*require\(\s*['"]([^'"\n]+)['"]\s*\)/g),
    ...code.matchAll(/\bimport\s+([A-Za-z_$][\w$]*)\s+from\s+['"]([^'"\n]+)['"]/g),
    ...[...code.matchAll(/\bimport\s*\{([^{}]{0,400})\}\s*from\s+['"]([^'"\n]+)['"]/g)].flatMap(
      ([, names = '', from = '']) => names.split(',').map((name) => ['', lastWord(name), from]),
    ),
  ]
  return packages.flatMap(([, name = '', from = '']) =>
    name === '' || /^[.~#/]|^@\//.test(from) || from.includes(scope) ? [] : name,
  )
}

/** `from kubernetes import client` */
export function pythonNamesIn(code: string, scope: string): string[] {
  const imports = code.matchAll(/^[ \t]*from\s+([\w.]+)\s+import\s+\(?([^()\n#]+)/gm)
  return [...imports].flatMap(([, from = '', names = '']) =>
    from.startsWith('.') || from.includes(scope) ? [] : names.split(',').map(lastWord),
  )
}

/** `client as vault` */
const lastWord = (text: string): string => /([\w$]+)\s*$/.exec(text)?.[1] ?? ''

/** Names that an import gives to others: `X as Y`, `{ X: Y } = require`, `using Y = A.X;`, `y "…/go-sdk/v6/client"`. */
export function importsIn(code: string, scope: string, client: string): [alias: string, name: string][] {
  const goPackage = new RegExp(
    String.raw`(?:(?<=\s)(?<alias>\w+)[ \t]+)?"[^"\n]*${scope}/go-sdk/v\d+/client"`,
    'g',
  )
  return [RENAMED, TAKEN_AS, USING, goPackage].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(
      ({ groups: { alias = 'client', name = client } = {} }): [string, string] => [alias, name],
    ),
  )
}

const RENAMED = /(?<![\w$])(?<name>[\w$]+)\s+as\s+(?<alias>[\w$]+)/g
const TAKEN_AS = /(?<![\w$])(?<name>[\w$]+)\s*:\s*(?<alias>[\w$]+)/g
const USING = /\busing\s+(?<alias>\w+)\s*=\s*(?:\w+\.)*(?<name>\w+)\s*;/g
