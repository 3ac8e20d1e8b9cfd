// Draws mermaid sources as SVG images in both themes, in Chromium with the installed mermaid package.
// Uses no network: the page is empty and the script comes from node_modules.

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { diagramHash, DIAGRAM_THEMES, type DiagramTheme } from '../compiler/page/diagram-drawings.ts'
import { CHROMIUM_FLAGS, ensureChromium } from '../local/find-chromium.ts'
import { imageFromMermaid } from './image-from-mermaid.ts'
import { fontFamily, themeVariables } from './theme-variables.ts'

export type Drawings = Record<DiagramTheme, string>

export interface DiagramDrawer {
  /** The drawings of a source. Throws mermaid's own words when the source is not a diagram. */
  draw(name: string, source: string): Promise<Drawings>
  close(): Promise<void>
}

/** Starts a browser that draws until it is closed. */
export async function createDiagramDrawer(): Promise<DiagramDrawer> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  const page = await browser.newPage()
  await page.setContent('<!doctype html><title>Drawing</title><body></body>')
  await page.addScriptTag({ path: mermaidScript() })
  return {
    async draw(name, source) {
      try {
        return await drawThemes(page, name, source)
      } catch (error) {
        throw new Error(mermaidMessage(error), { cause: error })
      }
    },
    close: () => browser.close(),
  }
}

/** What mermaid says, without the browser's name before it and the stack after it. */
function mermaidMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const [said = message] = message.replace(/^page\.evaluate: (?:Error: )?/, '').split(/\n\s+at /)
  return said.trim()
}

async function drawThemes(page: Page, name: string, source: string): Promise<Drawings> {
  const drawings: Partial<Drawings> = {}
  for (const theme of DIAGRAM_THEMES) {
    const variables = themeVariables(theme)
    const svg = await page.evaluate(drawInPage, {
      id: `${name}-${theme}`,
      source,
      config: {
        startOnLoad: false,
        securityLevel: 'strict',
        theme: 'base',
        look: 'classic',
        darkMode: theme === 'dark',
        deterministicIds: true,
        deterministicIDSeed: name,
        htmlLabels: false,
        flowchart: {
          htmlLabels: false,
          useMaxWidth: false,
          padding: 10,
          nodeSpacing: 28,
          rankSpacing: 30,
          minNodeWidth: 40,
          wrappingWidth: 130,
        },
        sequence: {
          useMaxWidth: false,
          mirrorActors: false,
          actorMargin: 40,
          width: 130,
          height: 48,
          actorFontSize: 15,
          messageFontSize: 15,
          noteFontSize: 14,
        },
        state: { useMaxWidth: false, nodeSpacing: 28, rankSpacing: 34, minNodeWidth: 40 },
        // Half-transparent labels let the line behind them through.
        themeCSS: '.edgeLabel rect { opacity: 1; }',
        fontFamily: fontFamily(),
        fontSize: 15,
        themeVariables: { darkMode: theme === 'dark', ...variables },
      },
    })
    // Not among mermaid's own styles: it would measure the words with them, and lay out other drawings.
    const readable = svg.replace(
      '</style>',
      `${readableLabels(`#${name}-${theme}`, variables['background']!)}</style>`,
    )
    drawings[theme] = imageFromMermaid(readable, diagramHash(source))
  }
  return drawings as Drawings
}

/** No line runs through words, and a state's name keeps to its middle in whatever font the reader has. */
function readableLabels(drawing: string, ground: string): string {
  return [
    `${drawing} .edgeLabel .label rect{opacity:1;fill:${ground};}`,
    `${drawing} .statediagram-state .label text{text-anchor:middle;}`,
    `${drawing} :is(.messageText,.loopText,.loopText tspan){paint-order:stroke;stroke:${ground};stroke-width:5px;stroke-linejoin:round;}`,
  ].join('')
}

interface DrawRequest {
  id: string
  source: string
  config: object
}

/** Runs in the browser's page. */
async function drawInPage({ id, source, config }: DrawRequest): Promise<string> {
  interface Mermaid {
    initialize(config: object): void
    render(id: string, source: string): Promise<{ svg: string }>
  }
  const { mermaid } = globalThis as unknown as { mermaid: Mermaid }
  mermaid.initialize(config)
  return (await mermaid.render(id, source)).svg
}

function mermaidScript(): string {
  const require = createRequire(import.meta.url)
  return join(dirname(require.resolve('mermaid')), 'mermaid.min.js')
}
