// npm run releases: lists what KV and Cloudflare know of this site's releases.

import { connect, explainRefusals } from './publish/cloudflare/connect.ts'
import { listReleases } from './publish/list-releases.ts'
import { readArguments } from './terminal/arguments.ts'
import { formatBytes, formatCount } from './terminal/measures.ts'
import { runCommand } from './terminal/run-command.ts'

readArguments({
  name: 'releases',
  summary:
    'Lists the releases in KV, the newest first: when each was deployed, its Worker version, its share of traffic, its size, and whether all its blobs are there, as "npm run rollback" requires.',
  options: {},
})

await runCommand('releases', () =>
  explainRefusals(async () => {
    const { store, versions } = connect()
    const releases = await listReleases(store, versions)
    if (releases.length === 0) return console.log('releases: none yet; "npm run deploy" makes the first')
    for (const { id, deployedAt, versionId, percentage, blobs, bytes, missing } of releases) {
      const state = missing > 0 ? `${formatCount(missing, 'blob')} missing` : 'complete'
      const traffic = percentage > 0 ? `${percentage} % of traffic` : 'no traffic'
      console.log(
        [
          `${id}  ${new Date(deployedAt).toISOString()}  ${traffic}`,
          `    ${versionId ? `version ${versionId}` : 'no Worker version left'}, ${formatCount(blobs, 'blob')}, ${formatBytes(bytes)}, ${state}`,
        ].join('\n'),
      )
    }
    return undefined
  }),
)
