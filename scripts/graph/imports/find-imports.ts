// The imports of a TypeScript module, found in its text: static and dynamic imports, re-exports and resolved names, but
// no imports of types, to which `typeof import(…)` belongs. It may list too much (a string that looks like an import),
// never too little.

const FROM =
  /(?:^|[\s;}])(?:import|export)(?!\s+type\s)(?:[\w$*{}\s,]|\/\/[^\n]*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)*?\bfrom\s*['"]([^'"\n]+)['"]/g
const BARE = /(?:^|[\s;])import\s*['"]([^'"\n]+)['"]/g
const CALL =
  /(?<!\btypeof\s)\b(?:import|require|resolve|new URL)\s*\(\s*(?:\/\*[^*]*\*\/\s*)?['"`]([^'"`$\n]+)['"`]/g
/** A file of a package whose name is put together: `const GRAMMARS = '@scope/name/folder/…'`. */
const PACKAGE_FILE = /['"`](@[\w.-]+\/[\w.-]+\/[\w./-]*)['"`]/g

export function findImports(text: string): string[] {
  const found = new Set<string>()
  for (const pattern of [FROM, BARE, CALL, PACKAGE_FILE])
    for (const [, specifier] of text.matchAll(pattern)) found.add(specifier!)
  return [...found].filter((specifier) => !specifier.startsWith('node:')).sort()
}
