// Reads the packages that a command installs, or that a file such as package.json lists.

import type { CodeSpan } from '../../../curl/code-span.ts'
import type { ShellCommand } from '../../../curl/read-shell.ts'
import type { SampleValue } from '../syntax/read-value.ts'

export interface InstalledPackage {
  /** Without its version. */
  name: string
  at: CodeSpan
  /** As the table of modules names it, or `php` and `ruby`. */
  language: string
}

interface Installer {
  language: string
  /** How a command begins that installs packages. */
  starts: RegExp
  /** What may follow a package's name. */
  version: RegExp
  /** Options before a value that may look like a package: a workspace, a folder, a group. */
  valued: RegExp
}

const NPM_VERSION = /(?<=.)@[^]*$/

const INSTALLERS: readonly Installer[] = [
  {
    language: 'javascript',
    starts: /^npm (?:i|install|add) /,
    version: NPM_VERSION,
    valued: /^(?:-[Cw]|--(?:prefix|registry|workspace))$/,
  },
  {
    language: 'javascript',
    starts: /^(?:yarn|pnpm|bun) (?:add|i|install) /,
    version: NPM_VERSION,
    // Without `-w`, which is pnpm's for the root of the workspace.
    valued: /^(?:-[CF]|--(?:cwd|dir|filter|registry))$/,
  },
  {
    language: 'python',
    starts: /^(?:(?:python[\d.]* -m |uv )?pip[\d.]* install|(?:uv|poetry|pipenv) (?:add|install)) /,
    version: /[[=<>!~;@][^]*$/,
    valued:
      /^(?:-[CEGPceirt]|--(?:directory|editable|extras?|group|index-url|package|prefix|project|root|target))$/,
  },
  // `go install` is for programs.
  { language: 'go', starts: /^go get /, version: /@[^]*$/, valued: /^-C$/ },
  {
    language: 'csharp',
    starts: /^dotnet add (?:\S+ )?package /,
    version: /@[^]*$/,
    valued: /^(?:-[fs]|--(?:framework|package-directory|source))$/,
  },
  { language: 'php', starts: /^composer require /, version: /:[^]*$/, valued: /^(?:-d|--working-dir)$/ },
  {
    language: 'ruby',
    starts: /^(?:gem install|bundle add) /,
    version: /:[^]*$/,
    valued: /^(?:-[gis]|--(?:git|group|install-dir|path|source))$/,
  },
]

/** Before a command: of its user, and in a Dockerfile. */
const BEFORE = /^(?:(?:sudo|RUN) )+/

export const installedIn = (commands: readonly ShellCommand[]): InstalledPackage[] =>
  commands.flatMap(({ name, words }) => {
    const line = [name, ...words.map(({ text }) => text)].join(' ').replace(BEFORE, '')
    const installer = INSTALLERS.find(({ starts }) => starts.test(line))
    if (!installer) return []
    const { language, version, valued } = installer
    // A project's name comes before it.
    const first = language === 'csharp' ? words.findIndex(({ text }) => text === 'package') + 1 : 0
    return words.slice(first).flatMap(({ text, at }, index, given): InstalledPackage[] => {
      if (text.startsWith('-') || valued.test(given[index - 1]?.text ?? '')) return []
      const plain = text.replace(version, '')
      return [{ name: plain, at: { ...at, endRow: at.row, endColumn: at.column + plain.length }, language }]
    })
  })

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
