// Reads the packages that a project's file lists, such as build.gradle, pom.xml, Package.swift or pyproject.toml.

import { spanFinder, type SpanBetween } from '../../../curl/code-span.ts'
import type { InstalledPackage } from './read-installs.ts'

interface Manifest {
  /** As readers call it. */
  name: string
  /** As the table of modules names it, or `php`, `ruby` and `dart`. */
  language: string
  /** Names that such a file is shown under, beside that of no language. */
  shownAs: RegExp
  /** What only such a file has. */
  sign: RegExp
  packages: readonly Listed[]
}

interface Listed {
  /** The part of the file that lists packages, if not all of it. */
  within?: RegExp
  /** A package by its name, or by its group and name. */
  each: RegExp
}

const GRADLE = String.raw`\b(?:\w*[iI]mplementation|api|compileOnly|runtimeOnly|kapt|ksp|annotationProcessor|classpath)`

const MANIFESTS: readonly Manifest[] = [
  {
    name: 'Gradle',
    language: 'java',
    shownAs: /^(?:gradle|groovy|kotlin|kts?)$/,
    sign: new RegExp(
      String.raw`^[ \t]*${GRADLE}[ (]*(?:platform\()?["'][\w.-]+:|^[ \t]*${GRADLE}[ (]*group\s*[:=]`,
      'm',
    ),
    packages: [
      { each: new RegExp(String.raw`${GRADLE}[ (]*(?:platform\()?["'](?<name>[\w.-]+:[\w.-]+)`, 'dg') },
      { each: /\bgroup\s*[:=]\s*["'](?<group>[\w.-]+)["'],\s*name\s*[:=]\s*["'](?<name>[\w.-]+)/dg },
    ],
  },
  {
    name: 'version catalogue',
    language: 'java',
    shownAs: /^toml$/,
    sign: /^[ \t]*\[libraries\][ \t]*$/m,
    packages: [
      { each: /\bmodule\s*=\s*["'](?<name>[\w.-]+:[\w.-]+)/dg },
      { each: /\bgroup\s*=\s*["'](?<group>[\w.-]+)["'],\s*name\s*=\s*["'](?<name>[\w.-]+)/dg },
      { each: /^[\w-]+\s*=\s*["'](?<name>[\w.-]+:[\w.-]+):/dgm },
    ],
  },
  {
    name: 'Maven',
    language: 'java',
    shownAs: /^(?:xml|maven|pom)$/,
    sign: /<artifactId>/,
    packages: [{ each: /<groupId>\s*(?<group>[\w.-]+)\s*<\/groupId>\s*<artifactId>\s*(?<name>[\w.-]+)/dg }],
  },
  {
    name: 'NuGet',
    language: 'csharp',
    shownAs: /^(?:xml|csproj|msbuild)$/,
    sign: /<(?:PackageReference|PackageVersion|package)\s[^<>]*\b(?:Include|id)=/,
    packages: [
      { each: /<(?:PackageReference|PackageVersion|package)\s[^<>]*?\b(?:Include|id)="(?<name>[\w.-]+)"/dg },
    ],
  },
  {
    name: 'Package.swift',
    language: 'swift',
    shownAs: /^swift$/,
    sign: /\.package\(\s*(?:name:\s*"[^"]*",\s*)?url:/,
    packages: [{ each: /\.package\(\s*(?:name:\s*"[^"]*",\s*)?url:\s*"(?<name>[^"]+?)(?:\.git)?"/dg }],
  },
  {
    name: 'Podfile',
    language: 'swift',
    shownAs: /^(?:ruby|rb|podfile)$/,
    sign: /^[ \t]*pod ['"][\w+-]+/m,
    packages: [{ each: /^[ \t]*pod ['"](?<name>[\w+-]+)/dgm }],
  },
  {
    name: 'pubspec.yaml',
    language: 'dart',
    shownAs: /^ya?ml$/,
    sign: /^(?:dev_)?dependencies:[ \t]*(?:#.*)?\n(?:[ \t].*\n|\n)*?[ \t]+(?:flutter:|[a-z]\w*:[ \t]*(?:\^|any\b|['"]?[\d<>]))/m,
    packages: [
      { within: /^(?:dev_)?dependencies:.*\n(?:[ \t].*\n?|\n)*/gm, each: /^[ \t]{2}(?<name>[a-z]\w*):/dgm },
    ],
  },
  {
    name: 'pyproject.toml',
    language: 'python',
    shownAs: /^toml$/,
    sign: /^\[(?:project|tool\.poetry|dependency-groups)\b[\w.-]*\][ \t]*$/m,
    packages: [
      {
        within: /^dependencies[ \t]*=[ \t]*\[(?:[^\]"']|"[^"\n]*"|'[^'\n]*')*/gm,
        each: /["'](?<name>[A-Za-z][\w.-]*)/dg,
      },
      {
        within: /^\[(?:project\.optional-dependencies|dependency-groups)\](?:[^[\n].*\n|\n)*/gm,
        each: /(?<=[[,]\s*)["'](?<name>[A-Za-z][\w.-]*)/dg,
      },
      {
        within: /^\[tool\.poetry\.(?:[\w.-]+\.)?dependencies\](?:[^[\n].*\n?|\n)*/gm,
        each: /^(?<name>[A-Za-z][\w.-]*)[ \t]*=/dgm,
      },
    ],
  },
  {
    name: 'requirements.txt',
    language: 'python',
    shownAs: /^(?:text|txt|requirements)$/,
    // No line is anything else, and one has a version.
    sign: /(?<![^])(?![^]*^(?![ \t]*(?:#|$)|-\S|[A-Za-z][\w.-]*(?:\[[\w,. -]*\])?(?:[ \t]*(?:$|;)|[=<>!~]=)))[^]*[=~<>]=/m,
    packages: [{ each: /^(?<name>[A-Za-z][\w.-]*)/dgm }],
  },
  {
    name: 'Gemfile',
    language: 'ruby',
    shownAs: /^(?:ruby|rb|gemfile)$/,
    sign: /^[ \t]*gem ['"][\w-]+['"]/m,
    packages: [{ each: /^[ \t]*gem ['"](?<name>[\w-]+)/dgm }],
  },
  {
    name: 'go.mod',
    language: 'go',
    // The arrow of a replacement looks like a script's.
    shownAs: /^(?:go-?mod|mod|go(?:lang)?|(?:java|type)script|text|txt)$/,
    sign: /(?<![^])(?=[^]*^module \S+$)[^]*^(?:require|go) /m,
    packages: [{ each: /^(?:require[ \t]+|[ \t]+)(?<name>[\w-]+\.[\w.-]+\/\S+)[ \t]+v\d/dgm }],
  },
]

interface ListedPackages {
  name: string
  packages: InstalledPackage[]
}

/** `shownAs`: the language that the code is said to be in, if any. */
export function readManifest(code: string, shownAs: string | undefined): ListedPackages | undefined {
  const said = shownAs?.trim().toLowerCase() ?? ''
  const manifest = MANIFESTS.find(
    ({ shownAs: known, sign }) => (said === '' || known.test(said)) && sign.test(code),
  )
  if (!manifest) return undefined
  const { name, language, packages } = manifest
  const spanBetween = spanFinder(code)
  return {
    name,
    packages: packages.flatMap((listed) => packagesOf(listed, code, { language, spanBetween })),
  }
}

function packagesOf(
  { within, each }: Listed,
  code: string,
  { language, spanBetween }: { language: string; spanBetween: SpanBetween },
): InstalledPackage[] {
  const parts = within ? [...code.matchAll(within)] : [{ 0: code, index: 0 }]
  return parts.flatMap(({ 0: part, index: start }) =>
    [...part.matchAll(each)].map(({ groups, indices }): InstalledPackage => {
      const { group, name = '' } = groups!
      const [from] = indices!.groups!['name']!
      return {
        name: group === undefined ? name : `${group}:${name}`,
        at: spanBetween(start + from, start + from + name.length),
        language,
      }
    }),
  )
}
