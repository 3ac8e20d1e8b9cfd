// Bundles what readers load: the client entry with its chunks, the styles, the inline script.

import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Plugin } from 'esbuild'
import type { ClientAssets, InlineCode } from '#site/model/release.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { InternalError } from '../../project/errors.ts'
import type { Reads } from '../../graph/step.ts'
import { bundle, type Bundle } from './bundle.ts'
import { bundleStyles } from './bundle-styles.ts'
import { divideChunks, reference } from './divide-chunks.ts'
import { FACE_PACKAGES } from '../../fonts/faces.ts'
import { integrityOf } from '../../project/hash-of.ts'
import { PROJECT_ROOT } from '../../project/project-root.ts'
import { minifyScripts } from './minify-scripts.ts'
import { borrowedWords } from './plugins/borrowed-words.ts'
import { copiesForChecks, copiesForCodeTools, copiesForSearch } from './plugins/own-copies.ts'
import { publishBundle, type PublishedFile } from './publish-bundle.ts'
import { shortProperties } from './short-properties.ts'
import { stemmingOnly } from './plugins/stemming-only.ts'
import { withoutApi } from './plugins/without-api.ts'

const ENTRY = 'site/client/entry.ts'
/**
 * Modules that the entry loads on intent, by the URL that the document gives it. They share nothing with the entry: that
 * would be one more request before anything starts. What they share with each other, React, is a chunk of its own.
 */
const ON_INTENT = ['site/client/hydrate.tsx']
/** The same, for what belongs to the platform's API. */
const ON_INTENT_OF_API = ['site/api/console/open-console.tsx', 'site/client/code-tools/open-code-tools.tsx']
/** Whoever follows a link calls nearly all of it, at once. */
const PAGE_CHANGES = 'site/client/navigation/page-changes.ts'
/** Loaded one by one; they share no chunk. */
const ALONE = [
  'site/browser/keep-ticks.ts',
  'site/shell/table-of-contents/follow-reading.ts',
  'site/shell/zoom/open-zoom.ts',
  'site/client/islands/list-commands.ts',
  PAGE_CHANGES,
  'site/client/send-figures.ts',
  'site/shell/search-box/mark-words.ts',
]
const ALONE_OF_API = ['site/api/operation/behaviours/read-operations.ts']
/** Name of the chunk that the modules above share; site/browser/load-module.ts looks for it. */
const SHARED = 'react'
/** Part of a release only where the configuration has a slot for third parties. */
const THIRD_PARTY = 'site/client/third-party/start-third-party.ts'
const SEARCH_WORKER = 'site/client/search/search-worker.ts'
const CODE_WORKER = 'site/client/code-tools/code-worker.ts'
const TOKENS = 'site/styles/tokens.css'
const BEFORE_PAINT = 'site/client/before-paint.ts'
/** Syntax that browsers of the last two years read. */
const TARGET = ['es2023', 'chrome120', 'firefox121', 'safari17.2']

/** A module that comes on intent brings its styles as text, and adopts them. */
const stylesAsText = (shorten: (css: string) => string): Plugin => ({
  name: 'styles as text',
  setup({ esbuild, onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await esbuild.transform(await readFile(path, 'utf8'), {
        loader: 'css',
        minify: true,
        target: TARGET,
      })
      return { contents: shorten(code.trim()), loader: 'text' }
    })
  },
})

export interface BundledClient {
  assets: ClientAssets
  /** URLs of the workers and of what they load when they must. */
  workerModules: string[]
  packages: string[]
}

/** What the bundles of one client share. */
interface ClientBuild {
  reads: Reads
  hasApi: boolean
  /** Leave out what belongs to the platform's API where there is none. */
  plugins: Plugin[]
  shorten: (css: string) => string
}

const MODULE = { format: 'esm', target: TARGET } as const
/**
 * For scripts that call most of what they hold as soon as they are there: Chromium compiles all of it while it loads, in
 * another thread, and not function by function in the main thread.
 */
const COMPILED_AT_ONCE = { banner: { js: '//# allFunctionsCalledOnLoad' } }

/** Bundles the client and publishes its files. */
export async function bundleClient(
  reads: Reads,
  { thirdParty, hasApi }: Pick<SiteConfig, 'thirdParty'> & { hasApi: boolean },
): Promise<BundledClient> {
  const shorten = shortProperties(reads.text(join(PROJECT_ROOT, TOKENS))!)
  const build: ClientBuild = { reads, hasApi, shorten, plugins: hasApi ? [] : [withoutApi] }
  const [entry, islands, beforePaint, styles, searchWorker, codeWorker, foreign, alone] = await Promise.all([
    bundleEntry(build),
    bundleIslands(build),
    bundleBeforePaint(build),
    bundleStyles(reads, { target: TARGET, hasApi, shorten }),
    bundleSearchWorker(build),
    hasApi ? bundleCodeWorker(build) : undefined,
    thirdParty ? bundleThirdParty(build) : undefined,
    bundleAlone(build),
  ])
  refuseReactAtRest(entry)
  const published = ({ files }: Bundle): PublishedFile[] => publishBundle(files, reads)
  const searchFiles = published(searchWorker)
  const codeFiles = codeWorker ? published(codeWorker) : []
  return {
    assets: {
      entry: reference(published(entry)[0]!),
      ...divideChunks(published(islands), alone.flatMap(published), reads),
      searchWorker: reference(entryOf(searchFiles, SEARCH_WORKER)),
      ...(codeWorker && { codeWorker: reference(entryOf(codeFiles, CODE_WORKER)) }),
      ...(foreign && { thirdParty: reference(published(foreign)[0]!) }),
      beforePaint: inDocument(beforePaint),
      ...styles,
    },
    workerModules: [...searchFiles, ...codeFiles].map(({ url }) => url),
    packages: packagesOf([entry, islands, searchWorker, ...(codeWorker ? [codeWorker] : []), ...alone]),
  }
}

/** What every visit loads; for React and the rest, minifying twice would take ten times as long. */
const bundleEntry = ({ reads, plugins }: ClientBuild): Promise<Bundle> =>
  bundle(reads, 'client', { ...MODULE, ...COMPILED_AT_ONCE, entryPoints: [ENTRY], plugins }).then(
    minifyScripts,
  )

const bundleIslands = ({ reads, hasApi, plugins, shorten }: ClientBuild): Promise<Bundle> =>
  bundle(reads, 'islands', {
    ...MODULE,
    ...COMPILED_AT_ONCE,
    entryPoints: hasApi ? [...ON_INTENT, ...ON_INTENT_OF_API] : ON_INTENT,
    splitting: true,
    entryNames: '[name]',
    chunkNames: `${SHARED}-[hash]`,
    plugins: [...plugins, stylesAsText(shorten), copiesForCodeTools, copiesForSearch],
  })

const bundleBeforePaint = ({ reads }: ClientBuild): Promise<Bundle> =>
  bundle(reads, 'before-paint', { entryPoints: [BEFORE_PAINT], format: 'iife', target: TARGET }).then(
    minifyScripts,
  )

/** What finds facts or checks a pasted request comes when it is asked for. */
const bundleSearchWorker = ({ reads, plugins }: ClientBuild): Promise<Bundle> =>
  bundle(reads, 'search-worker', {
    ...MODULE,
    entryPoints: [SEARCH_WORKER],
    splitting: true,
    plugins: [...plugins, stemmingOnly, copiesForChecks, borrowedWords],
  }).then(minifyScripts)

/** A language's reader comes with the first code in it. */
const bundleCodeWorker = ({ reads }: ClientBuild): Promise<Bundle> =>
  bundle(reads, 'code-worker', { ...MODULE, entryPoints: [CODE_WORKER], splitting: true })

const bundleThirdParty = ({ reads, shorten }: ClientBuild): Promise<Bundle> =>
  bundle(reads, 'third-party', { ...MODULE, entryPoints: [THIRD_PARTY], plugins: [stylesAsText(shorten)] })

const bundleAlone = ({ reads, hasApi }: ClientBuild): Promise<Bundle[]> =>
  Promise.all(
    (hasApi ? [...ALONE, ...ALONE_OF_API] : ALONE).map((file) =>
      bundle(reads, basename(file, '.ts'), {
        ...MODULE,
        ...(file === PAGE_CHANGES && COMPILED_AT_ONCE),
        entryPoints: [file],
        entryNames: '[name]',
      }),
    ),
  )

function packagesOf(bundles: readonly Bundle[]): string[] {
  const bundled = bundles.flatMap(({ files }) => files.flatMap(({ packages }) => packages))
  return [...new Set([...bundled, ...FACE_PACKAGES])].sort()
}

/** Somebody who only reads never loads React: the entry loads it on intent. */
function refuseReactAtRest({ files }: Bundle): void {
  const entry = files.find(({ entryPoint }) => entryPoint === ENTRY)
  if (entry?.packages.some((folder) => /\/react(?:-dom)?$/.test(folder))) {
    throw new InternalError(
      `${ENTRY} imports React; load what needs it by its address, as site/client/islands.ts does`,
    )
  }
}

function entryOf(files: readonly PublishedFile[], entryPoint: string): PublishedFile {
  return files.find((file) => file.entryPoint === entryPoint)!
}

/** Text for the document itself. */
function inDocument({ files }: Bundle): InlineCode {
  const code = files[0]!.text.trim()
  if (/<\/script/i.test(code)) throw new InternalError(`${files[0]!.name} would close its own element`)
  return { code, source: integrityOf(code) }
}
