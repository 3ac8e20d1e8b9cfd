// Parses mermaid sources in Chromium with the installed mermaid package, and returns a model. Uses no network: the page
// is empty and the script comes from node_modules.

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { messageOf } from '#site/model/message-of.ts'
import { CHROMIUM_FLAGS, ensureChromium } from '../../project/find-chromium.ts'
import type { DiagramModel } from './diagram-model.ts'
import { graphFromMermaid, type MermaidGraph } from './graph-from-mermaid.ts'
import { sequenceFromMermaid, type MermaidSequence } from './sequence-from-mermaid.ts'

interface MermaidReader {
  /** The model of a source. Throws mermaid's own message if the source is not a diagram. */
  read(source: string): Promise<DiagramModel>
  close(): Promise<void>
}

/** Starts a browser that parses until it is closed. */
export async function createMermaidReader(): Promise<MermaidReader> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  const page = await openMermaid(browser).catch(async (error: unknown) => {
    await browser.close()
    throw error
  })
  return {
    async read(source) {
      const parsed = await page.evaluate(parseInPage, source).catch((error: unknown) => {
        throw new Error(mermaidMessage(error), { cause: error })
      })
      if (parsed.type === 'sequence') return sequenceFromMermaid(parsed)
      if (parsed.type === 'graph') {
        checkTags(source)
        return graphFromMermaid(parsed)
      }
      throw new Error(`diagrams of type ${parsed.name} cannot be drawn: use flowchart, state or sequence`)
    },
    close: () => browser.close(),
  }
}

/** What mermaid takes for HTML in a flow chart, and drops unless it is markup: `<id>`, and all that follows `a<b`. */
const DROPPED = /(?<!<)<(?!\/?(?:b|br|code|em|i|p|small|span|strong|sub|sup|u)\b)[a-z/!][^\s>"|\]]*>?/i

function checkTags(source: string): void {
  const [tag] = DROPPED.exec(source) ?? []
  if (tag)
    throw new Error(`\`${tag}\` would be left out, as if it were HTML: write \`${tag.replace('<', '#lt;')}\``)
}

async function openMermaid(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.setContent('<!doctype html><title>Drawing</title><body></body>')
  await page.addScriptTag({ path: mermaidScript() })
  return page
}

type Parsed = MermaidGraph | MermaidSequence | { type: 'other'; name: string }

/** Runs in the browser's page. */
async function parseInPage(source: string): Promise<Parsed> {
  interface Database {
    getData(): Omit<MermaidGraph, 'type' | 'direction'>
    getDirection(): string
    getActors(): Map<string, { name: string; description: string }>
    getActorKeys(): string[]
    getMessages(): MermaidSequence['messages']
    LINETYPE: Record<string, number>
  }
  interface Mermaid {
    initialize(config: object): void
    mermaidAPI: { getDiagramFromText(source: string): Promise<{ type: string; db: Database }> }
  }
  const { mermaid } = globalThis as unknown as { mermaid: Mermaid }
  // Registers the diagram types.
  mermaid.initialize({ startOnLoad: false, securityLevel: 'strict' })
  const { type: name, db } = await mermaid.mermaidAPI.getDiagramFromText(source)
  if (name === 'sequence') {
    const actors = db.getActorKeys().map((key) => ({ id: key, label: db.getActors().get(key)!.description }))
    return { type: 'sequence', actors, messages: db.getMessages(), kinds: db.LINETYPE }
  }
  if (!/^(?:flowchart|state)/.test(name)) return { type: 'other', name }
  const { nodes, edges } = db.getData()
  return {
    type: 'graph',
    direction: name.startsWith('state') ? undefined : db.getDirection(),
    nodes: nodes.map(({ id, label, shape, isGroup, parentId }) => ({ id, label, shape, isGroup, parentId })),
    edges: edges.map(({ start, end, label, arrowTypeStart, arrowTypeEnd, thickness }) => ({
      start,
      end,
      label,
      arrowTypeStart,
      arrowTypeEnd,
      thickness,
    })),
  }
}

/** Mermaid's message, without the browser's prefix and the stack. */
function mermaidMessage(error: unknown): string {
  const message = messageOf(error)
  const [said = message] = message.replace(/^page\.evaluate: (?:Error: )?/, '').split(/\n\s+at /)
  return said.trim()
}

function mermaidScript(): string {
  const require = createRequire(import.meta.url)
  return join(dirname(require.resolve('mermaid')), 'mermaid.min.js')
}
