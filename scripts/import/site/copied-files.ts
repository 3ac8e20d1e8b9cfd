// The images and other files that pages show or link to, with their place in the content folder.

import { assetType } from '#site/model/assets/media-types.ts'
import { decodeOrKeep } from '#site/model/decode-or-keep.ts'
import { posix } from 'node:path'
import { imageSize } from 'image-size'
import type { ImportPlan } from '../source/import-plan.ts'
import type { SourceTree } from '../source/source-tree.ts'

const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i
const MAX_BYTES = 25 * 1024 * 1024

export class CopiedFiles {
  readonly #tree: SourceTree
  readonly #plan: ImportPlan
  readonly #places = new Map<string, string>()

  constructor(tree: SourceTree, plan: ImportPlan) {
    this.#tree = tree
    this.#plan = plan
  }

  /** Source file by its place in the content folder. */
  get places(): ReadonlyMap<string, string> {
    return new Map([...this.#places].map(([file, place]) => [place, file]))
  }

  /** The file of the tree that a URL names on the page `from`. */
  find(url: string, from: string): string | undefined {
    const bare = decodeOrKeep(url.replace(/[?#].*$/s, ''))
    if (bare === '' || /^[a-z][a-z0-9+.-]*:/i.test(bare) || bare.startsWith('//')) return undefined
    return this.#candidates(bare, from)
      .map((file) => posix.normalize(file))
      .find((file) => this.#tree.has(file))
  }

  #candidates(path: string, from: string): string[] {
    const { root, statics, base } = this.#plan
    if (/^(?:@site|~|@)\//.test(path)) {
      const below = path.replace(/^[^/]*\//, '')
      return [posix.join(root, below), posix.join(root, 'src', below)]
    }
    if (!path.startsWith('/'))
      return [posix.join(posix.dirname(from), path), ...statics.map((folder) => posix.join(folder, path))]
    const below = path.startsWith(base) ? path.slice(base.length) : path
    return [...statics, root].flatMap((folder) => [posix.join(folder, below), posix.join(folder, path)])
  }

  /** Why the file cannot be shown as an image; undefined if it can. */
  imageProblem(file: string): string | undefined {
    const bytes = this.#tree.bytes(file)
    if (!bytes || bytes.length > MAX_BYTES) return 'is too large'
    try {
      const { width, height } = imageSize(bytes)
      return width > 0 && height > 0 ? undefined : 'has no size'
    } catch {
      return 'is not an image with a readable size'
    }
  }

  /** Why the file cannot be linked to; undefined if it can. */
  fileProblem(file: string): string | undefined {
    if ((this.#tree.bytes(file)?.length ?? 0) > MAX_BYTES) return 'is too large'
    const extension = posix.extname(file).slice(1).toLowerCase()
    return assetType(extension) === undefined ? 'is of a type that is not served' : undefined
  }

  /** Its place in the content folder. */
  keep(file: string): string {
    const known = this.#places.get(file)
    if (known !== undefined) return known
    const folder = this.#plan.statics.find((one) => one !== '.' && file.startsWith(`${one}/`))
    const name = folder === undefined ? file : file.slice(folder.length + 1)
    const plain = name
      .toLowerCase()
      .replaceAll(/[^a-z0-9._/-]+/g, '-')
      .replaceAll(/(^|\/)[._-]+/g, '$1')
    const wanted = `${IMAGE.test(file) ? 'images' : 'files'}/${plain.replace(/^(?:images|files)\//, '')}`
    const taken = new Set(this.#places.values())
    let place = wanted
    for (let number = 2; taken.has(place); number++) place = wanted.replace(/(\.\w+)?$/, `-${number}$1`)
    this.#places.set(file, place)
    return place
  }
}
