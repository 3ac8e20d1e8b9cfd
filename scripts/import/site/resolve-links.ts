// Rewrites the links and images of an imported page to their new targets. A broken link is replaced by its text.

import { posix } from 'node:path'
import type { Definition, Image, Link, Root } from 'mdast'
import type { MdxJsxAttribute } from 'mdast-util-mdx'
import { isJsx, nodesIn, setChildren, strong, wordsOf, type AnyNode, type Jsx } from '../markdown/nodes.ts'
import { paragraph, text } from '../../syntax/markdown-nodes.ts'
import { reportDarkImage } from '../markdown/html-elements.ts'
import { cardsOf } from '../markdown/shared-components.ts'
import { settledChildren } from '../markdown/settle-content.ts'
import type { CopiedFiles } from './copied-files.ts'
import { decodeOrKeep } from '#site/model/decode-or-keep.ts'
import type { ImportedPage } from './imported-page.ts'
import { nearestAnchor } from './page-anchors.ts'
import { pageAtAddress, type PageTargets } from './page-at-address.ts'

export interface LinkTargets extends PageTargets {
  anchors: ReadonlyMap<string, ReadonlySet<string>>
  /** The anchor that each page's title had: the top of the page. */
  titles: ReadonlyMap<string, string>
  files: CopiedFiles
}

/** How Markdown on GitHub and of Material for MkDocs says so. */
const DARK_ONLY = /#(?:gh-dark-mode-only|only-dark)$/
const SAFE = /^(?:https?:|mailto:|tel:|sms:)/i

/** `place` is the page's output file. */
export function resolveLinks(page: ImportedPage, place: string | undefined, targets: LinkTargets): void {
  const definitions = new Map<string, Definition>()
  const collect = (node: Root | AnyNode): void => {
    if (node.type === 'definition') definitions.set(node.identifier.toLowerCase(), node)
    for (const child of ('children' in node ? node.children : []) as AnyNode[]) collect(child)
  }
  collect(page.tree)
  new Resolver(page, place, targets, definitions).walk(page.tree, false)
}

class Resolver {
  readonly #page: ImportedPage
  readonly #place: string | undefined
  readonly #targets: LinkTargets
  readonly #definitions: ReadonlyMap<string, Definition>

  constructor(
    page: ImportedPage,
    place: string | undefined,
    targets: LinkTargets,
    definitions: ReadonlyMap<string, Definition>,
  ) {
    this.#page = page
    this.#place = place
    this.#targets = targets
    this.#definitions = definitions
  }

  walk(parent: Root | AnyNode, inLink: boolean): void {
    if (!('children' in parent)) return
    const children = nodesIn(parent).flatMap((child) => this.#node(child, inLink))
    setChildren(parent, settledChildren(parent.type, children))
  }

  #node(node: AnyNode, inLink: boolean): AnyNode[] {
    switch (node.type) {
      case 'definition':
        return []
      case 'linkReference': {
        const definition = this.#definitions.get(node.identifier.toLowerCase())
        if (!definition) return nodesIn(node)
        return this.#node(
          { ...node, type: 'link', url: definition.url, title: definition.title ?? null } as Link,
          inLink,
        )
      }
      case 'imageReference': {
        const definition = this.#definitions.get(node.identifier.toLowerCase())
        if (!definition) return [text(node.alt ?? '')]
        return this.#node({ ...node, type: 'image', url: definition.url } as Image, inLink)
      }
      case 'link':
        this.walk(node, true)
        return inLink ? nodesIn(node) : this.#link(node)
      case 'image':
        return this.#image(node, inLink)
      default:
        this.walk(node, inLink)
        if (isJsx(node) && node.name === 'Card') return this.#card(node)
        // Cards with broken links become text, after the others.
        return isJsx(node) && node.name === 'Cards' ? cardsOf(nodesIn(node), node) : [node]
    }
  }

  #link(node: Link): AnyNode[] {
    const url = this.#target(node.url, node)
    if (url === undefined || wordsOf(node.children).trim() === '') return nodesIn(node)
    return [{ ...node, url }]
  }

  /** A whole card is a link: if it is broken, its text is kept. */
  #card(node: Jsx): AnyNode[] {
    const propOf = (wanted: string): MdxJsxAttribute | undefined =>
      node.attributes.find(
        (one): one is MdxJsxAttribute => one.type === 'mdxJsxAttribute' && one.name === wanted,
      )
    const href = propOf('href')!
    const url = this.#target(String(href.value), node)
    if (url === undefined) {
      const title = String(propOf('title')?.value ?? '')
      return [paragraph([strong(title)]), ...(wordsOf(node.children) === title ? [] : nodesIn(node))]
    }
    href.value = url
    return [node]
  }

  #image(node: Image, inLink: boolean): AnyNode[] {
    const { files } = this.#targets
    const alt = node.alt?.trim() || nameOf(node.url)
    if (DARK_ONLY.test(node.url)) {
      reportDarkImage(node, this.#page)
      return []
    }
    if (/^(?:https?:)?\/\//i.test(node.url)) {
      this.#page.report(
        node,
        'image',
        `the image is on another site, \`${node.url.slice(0, 120)}\`, so it is a link now`,
        'save it in the content folder and show it from there',
      )
      return inLink
        ? [text(alt)]
        : [{ type: 'link', url: node.url.replace(/^\/\//, 'https://'), children: [text(alt)] }]
    }
    const file = files.find(node.url, this.#page.file)
    const problem = file === undefined ? 'is not in the tree' : files.imageProblem(file)
    if (file === undefined || problem !== undefined) {
      this.#page.report(
        node,
        'image',
        `the image \`${node.url.slice(0, 120)}\` ${problem}, so its description replaces it`,
        'put a PNG, JPEG, WebP, AVIF or GIF, or an SVG with width and height, into the content folder',
      )
      return [text(alt)]
    }
    if (!node.alt?.trim())
      this.#page.report(
        node,
        'image',
        'the image has no description, so its file name serves as one',
        'say what it shows',
      )
    return [{ ...node, alt, url: encodeURI(`/${files.keep(file)}`) }]
  }

  /** The new URL; if there is none, undefined, and reported. */
  #target(written: string, node: AnyNode): string | undefined {
    const url = written.trim().replace(/^pathname:\/\//, '')
    if (SAFE.test(url)) return url
    if (url.startsWith('//')) return `https:${url}`
    const [, path = '', query = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? []
    if (/^[a-z][a-z0-9+.-]*:/i.test(url))
      return this.#lost(node, `the link to \`${url.slice(0, 80)}\` is of a kind that pages cannot have`)
    const target = path === '' ? this.#page.path : pageAtAddress(path, this.#page, this.#targets)
    if (target !== undefined) return this.#withAnchor(path === '' ? '' : target, target, query, hash, node)
    const file = path === '' ? undefined : this.#targets.files.find(path, this.#page.file)
    if (file !== undefined && this.#place !== undefined && !/\.mdx?$/i.test(file)) {
      const problem = this.#targets.files.fileProblem(file)
      if (problem !== undefined)
        return this.#lost(node, `the file \`${url.slice(0, 120)}\` ${problem}`, 'put it into a ZIP file')
      const address = posix.relative(posix.dirname(this.#place), this.#targets.files.keep(file))
      return encodeURI(address.startsWith('.') ? address : `./${address}`)
    }
    if (path === '' && hash !== undefined) return `#${hash}`
    return this.#lost(node, `the link leads nowhere: \`${url.slice(0, 120)}\``)
  }

  #withAnchor(
    shown: string,
    target: string,
    query: string,
    hash: string | undefined,
    node: AnyNode,
  ): string | undefined {
    const address = encodeURI(shown) + query
    if (hash === undefined || hash === '') return shown === '' ? encodeURI(target) : address
    const anchors = this.#targets.anchors.get(target) ?? new Set()
    const found = nearestAnchor(decodeOrKeep(hash), anchors)
    if (found !== undefined) return `${address}#${encodeURI(found)}`
    const title = this.#targets.titles.get(target)
    if (title !== undefined && nearestAnchor(decodeOrKeep(hash), new Set([title])))
      return encodeURI(target) + query
    this.#page.report(
      node,
      'link',
      `\`${target}\` has no heading \`#${hash}\`, so the link leads to the page`,
      'link to a heading that exists',
    )
    return encodeURI(target)
  }

  #lost(node: AnyNode, what: string, fix = 'link to a page or a file that exists'): undefined {
    this.#page.report(node, 'link', `${what}; its text is kept`, fix)
    return undefined
  }
}

function nameOf(url: string): string {
  const name = url.split(/[?#]/)[0]!.split('/').at(-1) ?? ''
  return (
    name
      .replace(/\.\w+$/, '')
      .replaceAll(/[-_]+/g, ' ')
      .trim() || 'Image'
  )
}
