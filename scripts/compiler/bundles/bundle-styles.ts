// The site's styles: the base of every document, the parts that some pages need, and all parts in one file.

import { basename, join } from 'node:path'
import type { SiteStyles } from '#site/model/release.ts'
import { STYLE_PARTS } from '#site/styles/style-parts.ts'
import { partsText } from '#site/styles/style-text.ts'
import type { Reads } from '../../graph/step.ts'
import { PROJECT_ROOT } from '../../project/project-root.ts'
import { InternalError } from '../../project/errors.ts'
import { bundle } from './bundle.ts'
import { joinLayers } from './join-layers.ts'
import { publishBundle } from './publish-bundle.ts'

const BASE = 'site/styles/site.css'
const FACES = 'site/styles/fonts'
const OF_API = /^api\//

interface BundledStyles {
  styles: SiteStyles
  /** URLs of the faces that the styles name. */
  faces: string[]
}

export async function bundleStyles(
  reads: Reads,
  { target, hasApi, shorten }: { target: string[]; hasApi: boolean; shorten: (css: string) => string },
): Promise<BundledStyles> {
  const wanted = STYLE_PARTS.filter(({ file }) => hasApi || !OF_API.test(file))
  const settings = { target, external: ['*.woff2'] }
  const [base, parts] = await Promise.all([
    bundle(reads, 'styles', { ...settings, entryPoints: [BASE] }),
    bundle(reads, 'style parts', {
      ...settings,
      entryPoints: wanted.map(({ file }) => `site/${file}`),
      entryNames: '[name]',
    }),
  ])
  const textOf = new Map(parts.files.map(({ name, text }) => [name, shorten(text.trim())]))
  const coded = wanted.map(({ name, file, layer, marks }) => ({
    name,
    layer,
    code: textOf.get(basename(file))!,
    ...(marks.length === 0 && { always: true as const }),
  }))
  const text = withFaces(joinLayers(shorten(base.files[0]!.text.trim())), reads)
  if (/<\/style/i.test(text + coded.map(({ code }) => code).join(''))) {
    throw new InternalError('The styles would close their own element')
  }
  const whole = {
    name: 'parts.css',
    text: partsText(coded),
    refersTo: [],
    packages: [],
  }
  return {
    styles: { base: text, parts: coded, all: publishBundle([whole], reads)[0]!.url },
    faces: [...text.matchAll(/\/assets\/[\w.-]+\.woff2/g)].map(([url]) => url),
  }
}

/** Stores the faces that the styles name, and gives each its hashed address. */
function withFaces(text: string, reads: Reads): string {
  return text.replaceAll(/url\("?[^")]*?([\w-]+)\.woff2"?\)/g, (_, name: string) => {
    const hash = reads.publish(reads.read(join(PROJECT_ROOT, FACES, `${name}.woff2`))!)
    return `url(/assets/${name}.${hash}.woff2)`
  })
}
