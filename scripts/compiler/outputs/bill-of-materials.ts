// /bill-of-materials.json: the packages whose code reaches readers or the Worker, as CycloneDX 1.6.
// The same packages give the same bytes: it has no serial number and no time.

import { join } from 'node:path'
import type { SiteConfig } from '#site/model/site-config.ts'
import type { FileReads } from '../../graph/world.ts'
import { PROJECT_ROOT } from '../../project/project-root.ts'

export const BILL_OF_MATERIALS_PATH = '/bill-of-materials.json'

/** `packages` are folders from the project's root: `node_modules/react`. */
export function billOfMaterials(
  reads: FileReads,
  packages: readonly string[],
  { title }: SiteConfig,
): string {
  const components = [...new Set(packages)].sort().map((folder) => component(reads, folder))
  const document = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: title, 'bom-ref': 'site' } },
    components,
    dependencies: [{ ref: 'site', dependsOn: components.map((entry) => entry['bom-ref']) }],
  }
  return `${JSON.stringify(document, undefined, 2)}\n`
}

function component(reads: FileReads, folder: string) {
  const { name, version, license } = JSON.parse(
    reads.text(join(PROJECT_ROOT, folder, 'package.json')) ?? '{}',
  ) as { name: string; version: string; license: string }
  // A scope's sign is encoded in a package URL (purl specification, type npm).
  const purl = `pkg:npm/${name.replace(/^@/, '%40')}@${version}`
  return { type: 'library', 'bom-ref': purl, name, version, licenses: [{ expression: license }], purl }
}
