// The pages that are compiled on their first request, because no build has compiled them yet.

import type { PageFacts } from '../compiler/page/compiled-page.ts'

export interface RequestedPages {
  /** All pages: path to file. */
  open(files: ReadonlyMap<string, string>): void
  /** Compiles a page, unless that has been done or is being done. */
  prepare(path: string): Promise<PageFacts | undefined>
  /** Compiles all pages again that have been requested so far. */
  again(): Promise<PageFacts[]>
  /** Their sources have changed: what is being compiled is outdated. */
  forget(): void
  /** A build has compiled all pages. */
  close(): void
}

/** Compiles a page and shows it, unless by then it `isOutdated`: a build or another change came in between. */
type Compile = (path: string, file: string, isOutdated: () => boolean) => Promise<PageFacts | undefined>

export function createRequestedPages(compile: Compile): RequestedPages {
  let all: ReadonlyMap<string, string> = new Map()
  let waiting = new Map<string, string>()
  const requested = new Map<string, Promise<PageFacts | undefined>>()

  function prepare(path: string): Promise<PageFacts | undefined> {
    const file = waiting.get(path)
    if (file === undefined) return Promise.resolve(undefined)
    const known = requested.get(path)
    if (known) return known
    const isOutdated = (): boolean => requested.get(path) !== compiling || !waiting.has(path)
    const compiling: Promise<PageFacts | undefined> = compile(path, file, isOutdated).then((facts) => {
      if (!isOutdated()) waiting.delete(path)
      return facts
    })
    requested.set(path, compiling)
    return compiling
  }

  return {
    open(files) {
      all = files
      waiting = new Map(files)
    },
    prepare,
    async again() {
      const paths = [...requested.keys()]
      requested.clear()
      waiting = new Map(all)
      return (await Promise.all(paths.map(prepare))).filter((page) => page !== undefined)
    },
    forget: () => requested.clear(),
    close: () => waiting.clear(),
  }
}
