// What the plugins know and learn about the page they work on. Plugins find it in `file.data.state`.

import type { Node, Position } from 'unist'
import type { VFile } from 'vfile'
import type { BrandConfig } from '#site/model/site-config.ts'
import type { ReadContract } from '../../api/contract/read-contract.ts'
import type { DiagnosticCode } from '../../diagnostics/codes.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type {
  PageAsset,
  PageDiagram,
  PageFrontMatter,
  PageLink,
  PageOperation,
  PageSample,
} from './compiled-page.ts'
import { placeIn, type ContentFolder, type SourcePage } from '../../content/read-content.ts'
import { placeOf } from '../../content/source-place.ts'

/** What all pages of a build share. */
export interface BuildSettings {
  /** Leaves out the Markdown, a fifth of the work: for a page that is only to be shown. */
  withoutMarkdown?: boolean | undefined
  /** Absent where pages are compiled without one; empty where the content folder has none. */
  contract?: ReadContract | undefined
  brand: BrandConfig
  content: ContentFolder
  /** Values of `%name%`. */
  variables: Readonly<Record<string, string>>
  /** Own origin: links to it are links inside the site. */
  origin: string
  /** Canonical path of a content file; undefined for a file that is no page. */
  pathOf: (file: string) => string | undefined
}

export interface PageState {
  settings: BuildSettings
  /** Relative to the content folder. */
  file: string
  /** Canonical path. */
  path: string
  frontMatter: PageFrontMatter
  /** Title for a page that names none. */
  fallbackTitle: string
  /** Text of the page's own h1, if its author wrote one. */
  heading: string | undefined
  /** Ids in use on the page. */
  ids: Set<string>
  /** Printed names of the page and of the partials in it, in the order of their numbers in places. */
  files: string[]
  /** Texts of `files`. */
  sources: string[]
  dependencies: Set<string>
  /** Files that relative links were looked for as, with the path found. */
  lookups: Map<string, string | null>
  partials: Set<string>
  variables: Set<string>
  links: PageLink[]
  samples: PageSample[]
  assets: Map<string, PageAsset>
  diagrams: PageDiagram[]
  operations: PageOperation[]
  diagnostics: Diagnostic[]
}

declare module 'vfile' {
  interface DataMap {
    state: PageState
  }
}

export function createPageState(
  settings: BuildSettings,
  { file, path }: SourcePage,
  source: string,
): PageState {
  return {
    settings,
    file,
    path,
    frontMatter: {},
    fallbackTitle: titleOfFile(file),
    heading: undefined,
    ids: new Set(),
    files: [placeIn(settings.content, file).file],
    sources: [source],
    dependencies: new Set(),
    lookups: new Map(),
    partials: new Set(),
    variables: new Set(),
    links: [],
    samples: [],
    assets: new Map(),
    diagrams: [],
    operations: [],
    diagnostics: [],
  }
}

/** `guides/rate-limits.mdx` is "Rate limits", `guides/index.md` is "Guides". */
function titleOfFile(file: string): string {
  const parts = file.replace(/\.mdx?$/i, '').split('/')
  const last = parts.at(-1) ?? ''
  const name = /^(?:index|readme)$/i.test(last) ? (parts.at(-2) ?? last) : last
  const words = name.replaceAll(/[-_]+/g, ' ').trim() || 'Page'
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function stateOf(file: VFile): PageState {
  const state = file.data.state
  if (!state) throw new Error(`no page state for ${file.path}`)
  return state
}

export interface Problem {
  code: DiagnosticCode
  severity?: Diagnostic['severity']
  at?: Node | Position | undefined
  what: string
  fix?: string
}

/** Adds a diagnostic to the page. */
export function report(state: PageState, { code, severity = 'error', at, what, fix }: Problem): void {
  const position = at && 'type' in at ? at.position : at
  const place = placeOf(position, state.files)
  state.diagnostics.push({ code, severity, place, what, ...(fix === undefined ? {} : { fix }) })
}
