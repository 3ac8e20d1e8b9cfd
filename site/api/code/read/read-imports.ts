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
  const goPackage = new RegExp(String.raw`(?:(?<=\s)(\w+)[ \t]+)?"[^"\n]*${scope}/go-sdk/v\d+/client"`, 'g')
  return [
    ...[...code.matchAll(/(?<![\w$])([\w$]+)\s+as\s+([\w$]+)/g)].map(({ 1: name, 2: alias }) => [
      alias,
      name,
    ]),
    ...[...code.matchAll(/(?<![\w$])([\w$]+)\s*:\s*([\w$]+)/g)].map(({ 1: name, 2: alias }) => [alias, name]),
    ...[...code.matchAll(/\busing\s+(\w+)\s*=\s*(?:\w+\.)*(\w+)\s*;/g)].map(({ 1: alias, 2: name }) => [
      alias,
      name,
    ]),
    ...[...code.matchAll(goPackage)].map(({ 1: alias = 'client' }) => [alias, client]),
  ] as [string, string][]
}
