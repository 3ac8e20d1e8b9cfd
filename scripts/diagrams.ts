// npm run diagrams: draws every diagram whose drawings are missing or drawn from another source.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { messageOf } from '#site/model/message-of.ts'
import { everyPage } from './compiler/compile/every-page.ts'
import type { Graph } from './graph/run/open-graph.ts'
import { openSite } from './build/open-site.ts'
import type { PageDiagram, PageFacts } from './compiler/page/compiled-page.ts'
import {
  DIAGRAM_FORMS,
  diagramHash,
  DIAGRAM_THEMES,
  drawingFile,
  hashInDrawing,
} from './compiler/page/diagram-drawings.ts'
import { contentFolder } from './content/content.step.ts'
import { createDiagramDrawer, type Drawings } from './diagrams/draw-diagram.ts'
import { formatPlace, printDiagnostics } from './terminal/print-diagnostics.ts'
import { readArguments } from './terminal/arguments.ts'
import { exitCodes } from './terminal/exit-codes.ts'
import { runCommand } from './terminal/run-command.ts'
import { UsageError } from './project/errors.ts'

const { values } = readArguments({
  name: 'diagrams',
  summary:
    'Draws the mermaid diagrams of the content folder as SVG images into its folder diagrams/: for wide and for narrow columns, in both themes. ' +
    'Draws only what is missing or has changed, and removes drawings that no page shows.',
  options: {
    content: { type: 'string', value: 'DIR', help: 'folder of .md and .mdx files', default: 'content' },
    all: { type: 'boolean', help: 'redraw every diagram, for example after changing colours' },
  },
})

await runCommand('diagrams', async () => {
  const root = resolve(values.content)
  const pages = await compilePages(openSite({ content: root }))
  if (!pages) throw new UsageError(`there is no folder ${values.content}`)
  const diagnostics = pages.flatMap((page) => page.diagnostics)
  const broken = diagnostics.filter(({ code, severity }) => severity === 'error' && code !== 'diagram-stale')
  const diagrams = new Map(
    pages.flatMap((page) => page.diagrams ?? []).map((diagram) => [diagram.name, diagram]),
  )
  const stale = [...diagrams.values()].filter((diagram) => values.all || isStale(root, diagram))
  const failed = await drawAll(root, stale)
  const complete = broken.length === 0
  const removed = complete ? removeUnused(join(root, 'diagrams'), new Set(diagrams.keys())) : 0
  printDiagnostics(broken)
  console.log(
    `diagrams: ${stale.length - failed} drawn, ${diagrams.size - stale.length} up to date, ${removed} files removed`,
  )
  return failed > 0 || !complete ? exitCodes.problems : exitCodes.done
})

/** Undefined where there is no content folder, or no page in it. */
function compilePages(graph: Graph): Promise<PageFacts[] | undefined> {
  return graph.repairing(async () => {
    const { content } = await graph.ask(contentFolder, null)
    return content && everyPage(graph)
  })
}

function isStale(root: string, { name, source }: PageDiagram): boolean {
  return drawingFiles(name).some(({ file }) => {
    const path = join(root, file)
    return !existsSync(path) || hashInDrawing(readFileSync(path, 'utf8')) !== diagramHash(source)
  })
}

function drawingFiles(name: string) {
  return DIAGRAM_FORMS.flatMap((form) =>
    DIAGRAM_THEMES.map((theme) => ({ form, theme, file: drawingFile(name, form, theme) })),
  )
}

function writeDrawings(root: string, name: string, drawings: Drawings): void {
  for (const { form, theme, file } of drawingFiles(name)) {
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, drawings[form][theme])
  }
}

/** Draws and writes; returns how many failed. */
async function drawAll(root: string, diagrams: readonly PageDiagram[]): Promise<number> {
  if (diagrams.length === 0) return 0
  const drawer = await createDiagramDrawer()
  let failed = 0
  try {
    for (const { name, source, place } of diagrams) {
      try {
        writeDrawings(root, name, await drawer.draw(source))
        console.log(`diagrams: ${name}`)
      } catch (error) {
        failed++
        console.error(`diagrams: ${name} (${formatPlace(place)}): ${messageOf(error)}`)
      }
    }
  } finally {
    await drawer.close()
  }
  return failed
}

/** Removes files of this script's making whose diagram is gone; returns how many. */
function removeUnused(folder: string, names: ReadonlySet<string>): number {
  if (!existsSync(folder)) return 0
  const used = new Set([...names].flatMap(drawingFiles).map(({ file }) => file))
  const unused = readdirSync(folder)
    .filter((file) => DIAGRAM_THEMES.some((theme) => file.endsWith(`.${theme}.svg`)))
    .filter((file) => !used.has(`diagrams/${file}`))
    .filter((file) => hashInDrawing(readFileSync(join(folder, file), 'utf8')) !== undefined)
  for (const file of unused) rmSync(join(folder, file))
  return unused.length
}
