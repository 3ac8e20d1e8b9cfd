// The folds of an operation whose content is loaded when it is asked for, put back into their places.

import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** HTML of the folds inside of an element, by number; undefined where it names no parts. `assetText`: of the asset at a URL. */
export function partsOf(
  { properties: { dataParts: url } }: Element,
  assetText: (url: string) => string,
): string[] | undefined {
  return typeof url === 'string' ? (JSON.parse(assetText(url)) as string[]) : undefined
}

/** Of a fold whose content comes late: its summary and what comes. */
export function childrenOf({ properties, children }: Element, parts: readonly string[]): Nodes[] {
  const late = parts[Number(properties['dataPart'])]
  return late === undefined ? children : [children[0]!, ...fromHtml(late, { fragment: true }).children]
}
