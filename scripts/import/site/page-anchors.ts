// The anchors of a page that links may target: the ids of its headings, as the build will generate them.

import { slug } from 'github-slugger'
import type { Heading, Root } from 'mdast'
import { SHELL_IDS } from '#site/model/dom-hooks.ts'
import { freeId } from '../../content/free-id.ts'
import { isJsx, wordsOf, type AnyNode } from '../markdown/nodes.ts'

/** `partial`: the tree that an `<Include>` of this name stands for. */
export function anchorsOf(tree: Root, partial: (name: string) => Root | undefined): Set<string> {
  const headings: Heading[] = []
  const ids = new Set<string>()
  const walk = (node: Root | AnyNode, deep: number): void => {
    if (node.type === 'heading') headings.push(node)
    if (node.type !== 'root' && isJsx(node)) {
      const given = (name: string): string | undefined => {
        const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
        return typeof found?.value === 'string' ? found.value : undefined
      }
      const included = node.name === 'Include' && deep < 8 ? partial(given('partial') ?? '') : undefined
      if (included) walk(included, deep + 1)
      const id = given('id') ?? (node.name === 'Step' ? slug(given('title') ?? '') : undefined)
      if (id !== undefined) ids.add(id)
    }
    for (const child of ('children' in node ? node.children : []) as AnyNode[]) walk(child, deep)
  }
  walk(tree, 0)
  for (const { data } of headings) {
    if (data?.id !== undefined) ids.add(data.id)
  }
  for (const { data, children } of headings)
    if (data?.id === undefined) freeId(ids, slug(wordsOf(children).trim()) || 'section')
  return ids
}

/** The id of the heading that becomes the page's title. */
export function titleIdOf({ children }: Root): string | undefined {
  const title = children.find((node) => node.type === 'heading' && node.depth === 1) as Heading | undefined
  return title && (title.data?.id ?? slug(wordsOf(title.children).trim()))
}

/** The intended id: the same, or the one that differs only in punctuation, because engines generate ids differently. */
export function nearestAnchor(fragment: string, anchors: ReadonlySet<string>): string | undefined {
  if (anchors.has(fragment)) return fragment
  if (SHELL_IDS.has(fragment) && anchors.has(`${fragment}-1`)) return `${fragment}-1`
  const bare = letters(fragment)
  return bare === '' ? undefined : [...anchors].find((anchor) => letters(anchor) === bare)
}

function letters(id: string): string {
  return id.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
