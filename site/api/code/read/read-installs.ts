// Reads the packages that a command installs, or that package.json or composer.json lists.

import type { CodeSpan } from '../../../curl/code-span.ts'
import type { ShellCommand, ShellWord } from '../../../curl/read-shell.ts'
import type { SampleValue } from '../syntax/read-value.ts'

export interface InstalledPackage {
  /** Without its version. */
  name: string
  at: CodeSpan
  /** As the table of modules names it, or `php`, `ruby` and `dart`. */
  language: string
}

interface Installer {
  language: string
  tool: RegExp
  /** How the rest of a command begins that installs packages, without its options. */
  verb: RegExp
  /** What may follow a package's name. */
  version: RegExp
  /** Options before a value that may look like a verb or a package: a workspace, a folder, a group. */
  valued: RegExp
}

const NPM_VERSION = /(?<=.)@[^]*$/
const PYTHON_VERSION = /[[=<>!~;@][^]*$/

const INSTALLERS: readonly Installer[] = [
  {
    language: 'javascript',
    tool: /^npm$/,
    verb: /^(?:i|install|add) /,
    version: NPM_VERSION,
    valued: /^(?:-[Cw]|--(?:prefix|registry|tag|workspace))$/,
  },
  {
    language: 'javascript',
    tool: /^(?:yarn|pnpm|bun)$/,
    verb: /^(?:workspace \S+ |global )?(?:add|i|install) /,
    version: NPM_VERSION,
    // Without `-w`, which is pnpm's for the root of the workspace.
    valued: /^(?:-[CF]|--(?:cwd|dir|filter|registry))$/,
  },
  {
    language: 'javascript',
    tool: /^deno$/,
    verb: /^(?:add|install) /,
    version: NPM_VERSION,
    valued: /^--config$/,
  },
  {
    language: 'python',
    tool: /^(?:pip[\d.]*|uv|poetry|pipenv|pdm|rye)$/,
    verb: /^(?:pip )?(?:add|install) /,
    version: PYTHON_VERSION,
    valued:
      /^(?:-[CEGPceiprt]|--(?:directory|editable|extras?|group|index-url|optional|package|prefix|project|python|root|target))$/,
  },
  // `go install` is for programs.
  { language: 'go', tool: /^go$/, verb: /^get /, version: /@[^]*$/, valued: /^-C$/ },
  {
    language: 'csharp',
    tool: /^dotnet$/,
    // A project's name may come before the package.
    verb: /^(?:add (?:\S+ )?package|package add) /,
    version: /@[^]*$/,
    valued: /^(?:-[fsv]|--(?:framework|package-directory|project|source|version))$/,
  },
  {
    language: 'csharp',
    tool: /^(?:nuget|Install-Package)$/,
    verb: /^(?:install )?(?=\S)/,
    version: /@[^]*$/,
    valued: /^-(?:Version|Source|ProjectName|OutputDirectory)$/i,
  },
  {
    language: 'php',
    tool: /^composer$/,
    verb: /^(?:global )?require /,
    version: /:[^]*$/,
    valued: /^(?:-d|--working-dir)$/,
  },
  {
    language: 'ruby',
    tool: /^(?:gem|bundle)$/,
    verb: /^(?:install|add) /,
    version: /:[^]*$/,
    valued: /^(?:-[gisv]|--(?:git|group|install-dir|path|source|version))$/,
  },
  {
    language: 'dart',
    tool: /^(?:dart|flutter)$/,
    verb: /^pub add /,
    version: /:(?!\/\/)[^]*$/,
    valued: /^-C$|^--(?:directory|path)$/,
  },
  {
    language: 'swift',
    tool: /^swift$/,
    verb: /^package add-dependency /,
    version: /(?:\.git)?$/,
    valued: /^--(?:exact|from|branch|revision|to|up-to-next-minor-from|package-path)$/,
  },
]

/** Before a tool: of its user, in a Dockerfile, and what runs it. */
const BEFORE = /^(?:sudo|RUN|env|corepack|time)$/

export const installedIn = (commands: readonly ShellCommand[]): InstalledPackage[] =>
  commands.flatMap(installedBy)

function installedBy({ name, at, words }: ShellCommand): InstalledPackage[] {
  const all = withoutRunner([{ text: name, at }, ...words])
  const [tool, ...given] = all
  const installer = tool && INSTALLERS.find((one) => one.tool.test(tool.text))
  if (!installer) return []
  const { language, verb, version, valued } = installer
  const plain = given.filter(
    ({ text }, index) => !text.startsWith('-') && !valued.test(given[index - 1]?.text ?? ''),
  )
  const begins = verb.exec(`${plain.map(({ text }) => text).join(' ')} `)
  if (!begins) return []
  const verbs = begins[0] === '' ? 0 : begins[0].trim().split(' ').length
  return plain.slice(verbs).map(({ text, at: place }): InstalledPackage => {
    const registry = /^npm:/.exec(text)?.[0].length ?? 0
    const bare = text.slice(registry).replace(version, '')
    const column = place.column + registry
    return {
      name: bare,
      at: { ...place, column, endRow: place.row, endColumn: column + bare.length },
      language,
    }
  })
}

/** Without `sudo` and the like, and without `python -m`. */
function withoutRunner(words: readonly ShellWord[]): ShellWord[] {
  const first = words.findIndex(({ text }) => !BEFORE.test(text))
  const rest = first < 0 ? [] : words.slice(first)
  return /^py(?:thon[\d.]*)?$/.test(rest[0]?.text ?? '') && rest[1]?.text === '-m' ? rest.slice(2) : rest
}

/** Of package.json and of composer.json. */
const LISTS: readonly [list: RegExp, language: string][] = [
  [/^(?:dev|peer|optional)?[dD]ependencies$/, 'javascript'],
  [/^require(?:-dev)?$/, 'php'],
]

/** `value`: the file. */
export function listedIn(value: SampleValue | undefined): InstalledPackage[] {
  if (value?.kind !== 'object') return []
  return value.fields.flatMap(({ name: list, value: packages }) => {
    const language = LISTS.find(([named]) => named.test(list))?.[1]
    if (language === undefined || packages.kind !== 'object') return []
    return packages.fields.map(({ name, at }): InstalledPackage => ({ name, at, language }))
  })
}
