// Modules by file name, as Miniflare takes them.

interface EsmModule {
  type: 'esm'
  contents: string
}

export function esmModules(modules: Readonly<Record<string, string>>): Record<string, EsmModule> {
  return Object.fromEntries(
    Object.entries(modules).map(([name, contents]) => [name, { type: 'esm', contents }]),
  )
}
