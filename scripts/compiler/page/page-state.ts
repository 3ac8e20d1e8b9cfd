// What the plugins know and collect about the page they work on. Plugins find it in `file.data.state`.

import { dataAssetUrl } from '#site/model/assets/data-asset-url.ts'
import type { ElementContent } from 'hast'
import type { Node, Position } from 'unist'
import type { VFile } from 'vfile'
import type { BrandConfig } from '#site/model/site-config.ts'
import type { ContractState, ShownOperation } from '../platform-api.ts'
import type { DiagnosticCode } from '../../diagnostics/codes.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { PageAsset, PageDiagram, PageLink, PageOperation, PageSample } from './compiled-page.ts'
import type { PageFrontMatter } from './front-matter-schema.ts'
import { placeIn, type ContentPlace } from '../../content/read-content.ts'
import type { Parts } from '../../graph/step.ts'
import type { FileReads } from '../../graph/world.ts'
import { hashOf } from '../../project/hash-of.ts'
import { placeOf } from '../../content/source-place.ts'

/** What all pages of a build share. */
export interface BuildSettings {
  /** What a page's plugins read is recorded, and the page is compiled again when any of it changes. */
  reads: FileReads
  brand: BrandConfig
  /** Pages show the platform's expressions. */
  expressions: boolean
  content: ContentPlace & {
    /** Missing descriptions, unknown front matter and the like are the author's mistakes. */
    configured: boolean
    /** Files of partials and of tables of facts, by name. */
    partials: Parts<Record<string, string>>
    data: Parts<Record<string, string>>
  }
  /** Values of `%name%`. */
  variables: Readonly<Record<string, string>>
  /** Own origin: links to it are links inside the site. */
  origin: string
  /** Canonical path by content file; a file that is no page has none. */
  paths: Parts<Record<string, string>>
  contractState: ContractState
  /** What the contract says of an operation, by id. */
  operations: Parts<Record<string, ShownOperation>>
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
  partials: Set<string>
  variables: Set<string>
  links: PageLink[]
  samples: PageSample[]
  assets: Map<string, PageAsset>
  diagrams: PageDiagram[]
  operations: PageOperation[]
  /** Parts of the page without components. */
  plainParts: ElementContent[][]
  /** Texts of the assets that the page loads when a reader asks for more than it shows at first. */
  late: string[]
  /** HTML of the list of operations that the sidebar shows below the page's link. */
  sidebarList?: string
  diagnostics: Diagnostic[]
}

declare module 'vfile' {
  interface DataMap {
    state: PageState
  }
}

export function createPageState(
  settings: BuildSettings,
  { file, path }: Pick<PageState, 'file' | 'path'>,
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
    partials: new Set(),
    variables: new Set(),
    links: [],
    samples: [],
    assets: new Map(),
    diagrams: [],
    operations: [],
    plainParts: [],
    late: [],
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

/** What to do about a bug of the build. */
export const REPORT = 'report it together with the file it names'

interface Problem {
  code: DiagnosticCode
  severity?: Diagnostic['severity']
  at?: Node | Position | undefined
  what: string
  fix: string
}

/** Adds a diagnostic to the page. */
export function report(state: PageState, { code, severity = 'error', at, what, fix }: Problem): void {
  const position = at && 'type' in at ? at.position : at
  const place = placeOf(position, state.files)
  state.diagnostics.push({ code, severity, place, what, fix })
}

/** Address of a text that the page loads later. */
export function publishLate(state: PageState, name: string, text: string): string {
  state.late.push(text)
  return dataAssetUrl(name, hashOf(text))
}
