// npm run prune: shows, and with --yes deletes, what no kept release needs.

import { connect, explainRefusals } from './publish/cloudflare/connect.ts'
import { planPrune, prune } from './publish/prune-blobs.ts'
import { readArguments } from './terminal/arguments.ts'
import { formatCount } from './terminal/measures.ts'
import { runCommand } from './terminal/run-command.ts'
import { createSteps } from './terminal/progress.ts'

const { values } = readArguments({
  name: 'prune',
  summary:
    'Deletes blobs from KV that no kept release needs. It keeps the releases that serve readers, the last 20, and all that served readers within the last 7 days. Without --yes, it only prints what it would delete.',
  options: { yes: { type: 'boolean', help: 'delete' } },
})

await runCommand('prune', () =>
  explainRefusals(async () => {
    const { store, versions } = connect()
    const steps = createSteps('prune')
    const plan = await steps.run('read KV', () => planPrune(store, versions, Date.now()))
    const { kept, dropped, blobs, staying } = plan
    console.log(`prune: keeps ${formatCount(kept.size, 'release')} and ${formatCount(staying, 'blob')}`)
    for (const { id, deployedAt } of dropped) {
      console.log(
        `prune: ${values.yes ? 'drops' : 'would drop'} release ${id}, deployed ${new Date(deployedAt).toISOString()}`,
      )
    }
    if (dropped.length + blobs.length === 0) return console.log('prune: nothing to delete')
    if (!values.yes) {
      return console.log(
        `prune: would delete ${formatCount(blobs.length, 'blob')}; run it with --yes to delete`,
      )
    }
    await steps.run(
      'delete',
      () => prune(store, versions, plan),
      () => formatCount(blobs.length, 'blob'),
    )
  }),
)
