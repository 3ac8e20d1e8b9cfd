// Builds the home page's first screen: the hero from its front matter, or a plain one if there is none.

import type { Root } from 'mdast'
import { component, list, strong, type AnyNode } from '../markdown/nodes.ts'
import { paragraph, text } from '../../syntax/markdown-nodes.ts'
import { asList, asObject, asText, type Config } from '../source/read-config.ts'
import type { ImportedPage } from './imported-page.ts'
import { firstPage } from '../source/first-page.ts'
import type { PlannedSidebar } from '../source/import-plan.ts'

/** Inserts the front matter's hero and features at the top of the page. True if there is a hero. */
export function addHero({ tree, frontMatter: { values, lines }, report }: ImportedPage): boolean {
  const hero = asObject(values['hero'])
  const title =
    asText(hero['text']) ?? asText(hero['title']) ?? asText(hero['name']) ?? asText(values['title'])
  if (values['hero'] === undefined || title === undefined) return false
  const line = lines.get('hero') ?? 1
  if (hero['image'] !== undefined)
    report(
      { position: { start: { line, column: 1 }, end: { line, column: 1 } } },
      'image',
      'the image of the home page was left out',
      'show it below the hero',
    )
  const words = asText(hero['tagline']) ?? asText(values['description']) ?? title
  const actions = asList(hero['actions']).map(asObject)
  const buttons = actions.flatMap((action): AnyNode[] => {
    const label = asText(action['text'])
    const href = asText(action['link'])
    if (label === undefined || href === undefined) return []
    return [paragraph([{ type: 'link', url: href, children: [text(label)] }])]
  })
  tree.children.unshift(
    component('Hero', { title: plain(title) }, [paragraph([text(plain(words))]), ...buttons]),
    ...featuresOf(values),
  )
  return true
}

function featuresOf(values: Config): AnyNode[] {
  const features = asList(values['features']).map(asObject)
  const items = features.map((feature): AnyNode[] => {
    const link = asText(feature['link'])
    const title = plain(asText(feature['title']) ?? '')
    const words = asText(feature['details'])
    const head =
      link === undefined ? strong(title) : { type: 'link' as const, url: link, children: [text(title)] }
    return [paragraph([head, ...(words === undefined ? [] : [text(`: ${plain(words)}`)])])]
  })
  return items.length === 0 ? [] : [list(items)]
}

/** A home page for a site whose own is written in code. */
export function plainHome(
  title: string,
  sidebars: readonly PlannedSidebar[],
  names: ReadonlyMap<string, string>,
): Root {
  const first = sidebars
    .flatMap(({ items }) => [firstPage(items) ?? []].flat())
    .filter((path) => names.has(path))
  const links = [...new Set(first)].map((path): AnyNode[] => [
    paragraph([{ type: 'link', url: path, children: [text(names.get(path)!)] }]),
  ])
  const hero = component('Hero', { title }, [paragraph([text(`The documentation of ${title}.`)])])
  return { type: 'root', children: [hero, ...(links.length > 0 ? [list(links)] : [])] }
}

/** Titles of home pages may contain HTML. */
function plain(value: string): string {
  return value
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
