// The rules of the architecture: who may import whom, how files are named, how large they may grow. ARCHITECTURE.md
// quotes the table of zones below; its layers are read from there.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('tests/fixtures/'))
const sources = files.filter((file) => /^(site|worker|scripts)\/.*\.tsx?$/.test(file))

/** Longest allowed source or style sheet, in lines. */
const MAX_LINES = 220
/** Largest allowed median of source files, in lines. */
const MAX_MEDIAN_LINES = 80
/** A name that the compiler fixes: one in each runtime's folder. */
const FIXED_NAME = 'tsconfig.json'
/** Folders whose names are addresses or a site's content: URLs, an owner's first pages, recorded pictures. */
const NAMED_BY_ADDRESS = /^(?:site\/public|scripts\/init\/starter|tests\/.*references)\//
const TESTS_OF_CONTENT = /^tests\/(?:browser\/)?content\//
/** Most files in one folder. */
const MAX_FILES = 20
const manifest = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>
const TOP_LEVEL = new Set([
  'worker',
  'site',
  'content',
  'scripts',
  'tests',
  'docs',
  '.ci',
  '.github',
  'wrangler.toml',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'playwright.config.ts',
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'LICENSE',
  '.gitignore',
  '.npmrc',
  '.oxlintrc.json',
  '.prettierrc.json',
  '.prettierignore',
  '.editorconfig',
  '.gitattributes',
  '.node-version',
])

type Zone = 'model' | 'browser' | 'site' | 'worker' | 'scripts'

/** Zones that each zone may import. */
const MAY_IMPORT: Record<Zone, Zone[]> = {
  model: ['model'],
  site: ['model', 'site'],
  browser: ['model', 'site', 'browser'],
  worker: ['model', 'site', 'worker'],
  scripts: ['model', 'site', 'scripts'],
}

function zoneOf(file: string): Zone {
  if (file.startsWith('site/model/')) return 'model'
  if (/^site\/(client|browser|api\/(?:console|operation\/behaviours))\/|\.behaviour\.ts$/.test(file))
    return 'browser'
  if (file.startsWith('scripts/develop/browser/')) return 'browser'
  return file.split('/')[0] as Zone
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

/** Paths of the repository's own files that a source imports, types included. */
function importsOf(file: string): string[] {
  const specifiers = [...read(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    (match) => match[1] ?? '',
  )
  return specifiers.flatMap((specifier) => {
    if (/^#(site|worker|scripts)\//.test(specifier)) return [specifier.slice(1)]
    if (specifier.startsWith('.')) return [posix.normalize(posix.join(dirname(file), specifier))]
    return []
  })
}

/** Packages that a source imports by name; `cloudflare:workers` and `node:fs` are no packages. */
function packagesOf(file: string): string[] {
  // Templates may hold code of somebody else's.
  const code = read(file).replaceAll(/`[^`]*`/g, '')
  const statements = code.matchAll(
    /^(?:(?:import|export)\b[^'`=;]*?\bfrom|import) '([^']+)'|\bimport\('([^']+)'\)/gm,
  )
  return [...statements]
    .map((match) => match[1] ?? match[2]!)
    .filter((specifier) => /^[a-z@]/.test(specifier) && !specifier.includes(':'))
    .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)![0])
}

/** Cycles of imports between the folders below one folder, whose own files count as one more. */
function folderCycles(): string[] {
  const edgesBelow = new Map<string, Map<string, Set<string>>>()
  for (const file of sources) {
    for (const target of importsOf(file)) {
      const [from, to] = [file.split('/'), target.split('/')]
      let depth = 0
      while (from[depth] === to[depth] && depth < Math.min(from.length, to.length) - 1) depth++
      const names = [from, to].map((parts) => (depth === parts.length - 1 ? 'its own files' : parts[depth]!))
      if (names[0] === names[1] || from[0] !== to[0]) continue
      const folder = from.slice(0, depth).join('/')
      const edges = edgesBelow.get(folder) ?? new Map<string, Set<string>>()
      edgesBelow.set(folder, edges)
      edges.set(names[0]!, (edges.get(names[0]!) ?? new Set()).add(names[1]!))
    }
  }
  return [...edgesBelow].flatMap(([folder, edges]) =>
    [...edges.keys()]
      .filter((name) => reachedFrom(name, edges).has(name))
      .map((name) => `${folder}: ${name} reaches ${[...reachedFrom(name, edges)].join(', ')}`),
  )
}

function reachedFrom(name: string, edges: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>()
  const open = [name]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const other of edges.get(next) ?? [])
      if (!reached.has(other)) {
        reached.add(other)
        open.push(other)
      }
  return reached
}

/** The rank of each folder below scripts/, site/ and worker/, from the drawing in ARCHITECTURE.md. */
function drawnLayers(): Map<string, number> {
  const drawing = /```\n(scripts\/ [^`]+)```/.exec(read('ARCHITECTURE.md'))![1]!
  const ranks = new Map<string, number>()
  for (const line of drawing.split(/^(?=\w+\/)/m)) {
    const [top, ...words] = line.trim().split(/\s+/)
    let rank = 0
    for (const word of words) {
      if (word === '·') rank++
      else ranks.set(`${top}${word}`, rank)
    }
  }
  return ranks
}

describe('architecture', () => {
  it('has no import cycles between sibling folders, at any level', () => {
    expect(folderCycles()).toEqual([])
  })

  it('has the layers that ARCHITECTURE.md draws, each of which imports only lower ones', () => {
    const ranks = drawnLayers()
    const folderOf = (path: string) => /^\w+\/[^/]+(?=\/)/.exec(path)?.[0]
    const wrong = sources.flatMap((file) => {
      const from = folderOf(file)
      if (from === undefined) return []
      if (!ranks.has(from)) return [`${from} is not drawn`]
      return importsOf(file)
        .filter((target) => {
          const to = folderOf(target)
          if (to === undefined || to === from || to.split('/')[0] !== from.split('/')[0]) return false
          return ranks.get(to)! >= ranks.get(from)!
        })
        .map((target) => `${file} imports ${target}`)
    })
    expect(wrong).toEqual([])
  })

  it('has no import cycles between files, types included', () => {
    const edges = new Map(sources.map((file) => [file, new Set(importsOf(file))]))
    expect(sources.filter((file) => reachedFrom(file, edges).has(file))).toEqual([])
  })

  it('keeps folders small, and none for a single file', () => {
    const entries = new Map<string, { files: number; folders: Set<string> }>()
    const entryOf = (folder: string) => {
      const entry = entries.get(folder) ?? { files: 0, folders: new Set<string>() }
      entries.set(folder, entry)
      return entry
    }
    for (const file of files.filter((one) => /^(site|worker|scripts|tests)\//.test(one))) {
      entryOf(dirname(file)).files++
      for (let folder = dirname(file); folder !== '.'; folder = dirname(folder))
        entryOf(dirname(folder)).folders.add(folder)
    }
    // The npm scripts, one file each, a folder of URLs, an owner's first content, recorded pictures, and unit tests, whose folders are those of their sources.
    const counted = [...entries].filter(
      ([name]) =>
        !/^(scripts$|site\/public|scripts\/init\/starter|tests\/.*references|tests\/unit)\b/.test(name),
    )
    const large = counted.filter(([, { files: count }]) => count > MAX_FILES).map(([name]) => name)
    const single = counted
      .filter(([name, { files: count, folders }]) => name !== '.' && count + folders.size === 1)
      .map(([name]) => name)
    expect({ large, single }).toEqual({ large: [], single: [] })
  })

  it('lets imports cross zones only along the arrows', () => {
    const wrong = sources.flatMap((file) =>
      importsOf(file)
        .filter((target) => /^(site|worker|scripts)\//.test(target))
        .filter((target) => !MAY_IMPORT[zoneOf(file)].includes(zoneOf(target)))
        .map((target) => `${file} (${zoneOf(file)}) imports ${target} (${zoneOf(target)})`),
    )
    expect(wrong).toEqual([])
  })

  it('keeps the modules that all sides share free of packages', () => {
    const wrong = sources.filter((file) => zoneOf(file) === 'model' && packagesOf(file).length > 0)
    expect(wrong).toEqual([])
  })

  it('imports only packages that package.json names', () => {
    const { dependencies, devDependencies } = manifest
    const named = { ...dependencies, ...devDependencies }
    const wrong = sources.flatMap((file) =>
      packagesOf(file)
        .filter((name) => !Object.hasOwn(named, name) && !Object.hasOwn(named, `@types/${name}`))
        .map((name) => `${file}: ${name}`),
    )
    expect(wrong).toEqual([])
  })

  it('names what ships, and nothing else, as dependencies', () => {
    const shipped = new Set(sources.filter((file) => /^(?:site|worker)\//.test(file)).flatMap(packagesOf))
    expect([...shipped].toSorted()).toEqual(Object.keys(manifest.dependencies).toSorted())
  })

  it('reads KV in one Worker module', () => {
    const readers = sources.filter(
      (file) =>
        file.startsWith('worker/') && /\bCONTENT\s*\.\s*(get|list|put|delete)|\bkv\.get\(/.test(read(file)),
    )
    expect(readers.filter((file) => file !== 'worker/release/release-store.ts')).toEqual([])
  })

  it('names files in kebab-case, without barrels and catch-alls', () => {
    const wrong = sources.filter((file) => {
      const name = file.split('/').at(-1) ?? ''
      const kebab = /^[a-z0-9]+(?:[-.][a-z0-9]+)*\.tsx?$/.test(name)
      const barrel = /^index\.tsx?$/.test(name) && file !== 'worker/index.ts'
      return !kebab || barrel || /\b(utils?|helpers?|misc|common|lib)\b/.test(file)
    })
    expect(wrong).toEqual([])
  })

  // What mirrors another file says so by its ending: the test, the step, the styles or the behaviour of x are x.test.ts,
  // x.step.ts, x.css and x.behaviour.ts, and each of these names occurs once as well.
  it('gives every file a name of its own', () => {
    const places = new Map<string, string[]>()
    for (const file of files.filter((one) => /^(?:site|worker|scripts|tests)\//.test(one))) {
      const name = file
        .split('/')
        .at(-1)!
        .replace(/\.tsx$/, '.ts')
      if (name === FIXED_NAME || NAMED_BY_ADDRESS.test(file)) continue
      places.set(name, [...(places.get(name) ?? []), file])
    }
    expect([...places.values()].filter((same) => same.length > 1)).toEqual([])
  })

  // Tests of the content leave with it: what only they name, nothing would name in a copy made by `npm run init`.
  it('exports a type only where another file names it', () => {
    const texts = new Map(
      files
        .filter((file) => /\.tsx?$/.test(file) && !TESTS_OF_CONTENT.test(file))
        .map((file) => [file, read(file)] as const),
    )
    const importers = new Map<string, string[]>()
    for (const text of texts.values())
      for (const name of new Set(text.match(/[\w.-]+\.tsx?(?=')/g)))
        importers.set(name, [...(importers.get(name) ?? []), text])
    const unused = sources.flatMap((file) =>
      [...texts.get(file)!.matchAll(/^export (?:interface|type) (\w+)/gm)]
        .filter(([, name]) => {
          const named = new RegExp(`\\b${name}\\b`)
          return !importers.get(basename(file))?.some((text) => named.test(text))
        })
        .map(([, name]) => `${file}: ${name}`),
    )
    expect(unused).toEqual([])
  })

  it('keeps modules small', () => {
    const lengths = sources
      .map((file) => ({ file, lines: read(file).split('\n').length - 1 }))
      .sort((a, b) => a.lines - b.lines)
    expect(lengths.filter(({ lines }) => lines > MAX_LINES)).toEqual([])
    expect(lengths[Math.floor(lengths.length / 2)]?.lines).toBeLessThanOrEqual(MAX_MEDIAN_LINES)
  })

  it('keeps style sheets small', () => {
    const long = files.filter(
      (file) => /^site\/.*\.css$/.test(file) && read(file).split('\n').length - 1 > MAX_LINES,
    )
    expect(long).toEqual([])
  })

  it('writes colours in the tokens file only', () => {
    const styles = files.filter((file) => /^site\/.*\.css$/.test(file) && file !== 'site/styles/tokens.css')
    const wrong = styles.filter((file) =>
      /#[0-9a-f]{3,8}\b(?=[^{]*[;}])|\b(?:rgba?|hsla?|oklch|oklab)\(\s*\d/i.test(read(file)),
    )
    expect(wrong).toEqual([])
  })

  it('has only the known names at the top level', () => {
    const unknown = [...new Set(files.map((file) => file.split('/')[0] ?? ''))].filter(
      (name) => !TOP_LEVEL.has(name),
    )
    expect(unknown).toEqual([])
  })

  it('gives every unit test a source of the same name', () => {
    const known = new Set(sources.map((file) => file.replace(/\.tsx?$/, '')))
    const orphans = files
      .filter((file) => /^tests\/unit\/.*\.test\.tsx?$/.test(file))
      .filter((file) => !known.has(file.replace(/^tests\/unit\//, '').replace(/\.test\.tsx?$/, '')))
      .filter((file) => !/\/(diagnostics|contrast)\.test\.ts$/.test(file))
    expect(orphans).toEqual([])
  })
})
