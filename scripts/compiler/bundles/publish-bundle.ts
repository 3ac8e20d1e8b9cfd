// Gives bundled files their final names: `/assets/<name>.<hash of the bytes>.<ext>`, so that a name always means the
// same content. esbuild's own names do not hash what is published; they only serve to find references.

import type { AssetReference } from '#site/model/release.ts'
import { InternalError } from '../../project/errors.ts'
import { hashOf, integrityOf } from '../../project/hash-of.ts'
import type { Reads } from '../../graph/step.ts'
import type { BundleFile } from './bundle.ts'

export interface PublishedFile extends AssetReference {
  name: string
  entryPoint?: string
  /** Names of the files of the same bundle that it imports. */
  refersTo: readonly string[]
}

/** Renames the files in the order in which they refer to each other, and publishes them. */
export function publishBundle(files: readonly BundleFile[], reads: Pick<Reads, 'publish'>): PublishedFile[] {
  const published = new Map<string, PublishedFile>()
  const byName = new Map(files.map((file) => [file.name, file]))
  for (const file of files) publish(file, [])
  return files.map((file) => published.get(file.name)!)

  function publish(file: BundleFile, waiting: readonly string[]): PublishedFile {
    const done = published.get(file.name)
    if (done) return done
    if (waiting.includes(file.name))
      throw new InternalError(`Bundled files refer to each other in a circle: ${waiting.join(', ')}`)
    let text = file.text
    for (const name of file.refersTo) {
      const target = publish(byName.get(name)!, [...waiting, file.name])
      text = text.replaceAll(name, target.url.slice('/assets/'.length))
    }
    reads.publish(text)
    const result: PublishedFile = {
      name: file.name,
      url: assetUrl(file.name, text),
      integrity: integrityOf(text),
      refersTo: file.refersTo,
      ...(file.entryPoint && { entryPoint: file.entryPoint }),
    }
    published.set(file.name, result)
    return result
  }
}

/** `hydrate-A1B2C3D4.js` with its final text is `/assets/hydrate.<hash>.js`. */
function assetUrl(name: string, text: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1)
  const stem = name
    .slice(0, -extension.length - 1)
    .replace(/-[A-Z0-9]{8}$/, '')
    .toLowerCase()
  return `/assets/${stem}.${hashOf(text)}.${extension}`
}
