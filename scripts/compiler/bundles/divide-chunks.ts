// Divides the modules that come on intent into those that every document names and those that a list names.

import type { AssetReference, ClientAssets } from '#site/model/release.ts'
import { MODULE_LIST, moduleReference } from '#site/model/assets/module-reference.ts'
import type { Reads } from '../../graph/step.ts'
import { publishBundle, type PublishedFile } from './publish-bundle.ts'

/** Named in every document, as nobody may wait for them. The others are named in a list, which is loaded before them. */
const IN_DOCUMENTS = ['hydrate.js', 'page-changes.js', 'read-operations.js']

/**
 * What modules of `islands` share comes after those that share it, in documents and in the list, which are complete each
 * by itself: the browser fetches everything shared that follows a module's name.
 */
export function divideChunks(
  islands: readonly PublishedFile[],
  alone: readonly PublishedFile[],
  reads: Pick<Reads, 'publish'>,
): Pick<ClientAssets, 'chunks' | 'listedChunks'> {
  const own = islands.filter(({ entryPoint }) => entryPoint !== undefined)
  const isNamed = ({ name }: PublishedFile): boolean => IN_DOCUMENTS.includes(name)
  const inOrder = (wanted: (file: PublishedFile) => boolean): PublishedFile[] => {
    const modules = own.filter(wanted)
    return [...modules, ...sharedBy(modules, islands), ...alone.filter(wanted)]
  }
  const listed = inOrder((file) => !isNamed(file))
  const text = `export const modules=${JSON.stringify(listed.map(moduleReference))}`
  const list = publishBundle([{ name: `${MODULE_LIST}.js`, text, refersTo: [], packages: [] }], reads)
  return { chunks: [...inOrder(isNamed), ...list].map(reference), listedChunks: listed.map(reference) }
}

/** What the modules import, directly or not. */
function sharedBy(modules: readonly PublishedFile[], files: readonly PublishedFile[]): PublishedFile[] {
  const wanted = new Set(modules.flatMap(({ refersTo }) => refersTo))
  // A set's iteration also visits what is added to it meanwhile.
  for (const name of wanted) {
    for (const also of files.find((file) => file.name === name)!.refersTo) wanted.add(also)
  }
  return files.filter(({ name }) => wanted.has(name))
}

export function reference({ url, integrity }: AssetReference): AssetReference {
  return { url, integrity }
}
