// Finds a diagram's drawings, and whether they were drawn from the current source. scripts/diagrams/ draws them.

import { join } from 'node:path'
import type { Position } from 'unist'
import { hashOf } from '../../project/hash-of.ts'
import { publishAsset } from './page-assets.ts'
import { report, type PageState } from './page-state.ts'

export const DIAGRAM_THEMES = ['dark', 'light'] as const
export type DiagramTheme = (typeof DIAGRAM_THEMES)[number]

/** A drawing for wide columns and one for narrow ones. */
export const DIAGRAM_FORMS = ['wide', 'narrow'] as const
type DiagramForm = (typeof DIAGRAM_FORMS)[number]

/** Changes when drawings look different for the same source, so that all become stale. */
const DRAWING_VERSION = 6

/** Names the source in its drawings. */
export function diagramHash(source: string): string {
  return hashOf(`${DRAWING_VERSION}\n${source.trim()}`)
}

/** Content-relative file of a drawing. */
export function drawingFile(name: string, form: DiagramForm, theme: DiagramTheme): string {
  return `diagrams/${name}.${form}.${theme}.svg`
}

/** The source hash that a drawing carries, as `data-source-hash` of its root. */
export function hashInDrawing(svg: string): string | undefined {
  return /<svg[^>]* data-source-hash="([0-9a-f]{32})"/.exec(svg)?.[1]
}

/** For each form the address in each theme and the size, which both themes share. */
type DrawingProps = Record<`${DiagramForm}${'Dark' | 'Light' | 'Size'}`, string>

/** Props of the Diagram component; reports a drawing that is missing or drawn from another source. */
export function drawingOf(
  state: PageState,
  name: string,
  source: string,
  at: Position | undefined,
): DrawingProps | undefined {
  const { reads, content } = state.settings
  const expected = diagramHash(source)
  const props: Partial<DrawingProps> = {}
  for (const form of DIAGRAM_FORMS) {
    for (const theme of DIAGRAM_THEMES) {
      const file = drawingFile(name, form, theme)
      state.dependencies.add(file)
      const svg = reads.text(join(content.root, file))
      if (svg === undefined || hashInDrawing(svg) !== expected) {
        const what = svg === undefined ? 'is not drawn yet' : 'has changed since it was drawn'
        report(state, {
          code: 'diagram-stale',
          at,
          what: `the diagram \`${name}\` ${what}`,
          fix: 'run `npm run diagrams`',
        })
        return undefined
      }
      props[`${form}Size`] = sizeOf(svg)
      props[`${form}${theme === 'dark' ? 'Dark' : 'Light'}`] = publishAsset(state, file).url
    }
  }
  return props as DrawingProps
}

/** Width and height with a space between. */
function sizeOf(svg: string): string {
  const [, width = '', height = ''] = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  return `${width} ${height}`
}
