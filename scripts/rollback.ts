// npm run rollback: returns readers to an earlier version whose content is still complete.

import { connect, explainRefusals } from './publish/cloudflare/connect.ts'
import { findRollbackTarget, rollBack, smokeAfter } from './publish/rollback-release.ts'
import { smokeOrigin } from './publish/site-origin.ts'
import { readArguments } from './terminal/arguments.ts'
import { runCommand } from './terminal/run-command.ts'
import { createSteps } from './terminal/progress.ts'

const { values } = readArguments({
  name: 'rollback',
  summary:
    'Rolls back to the version that served readers before, or to the one named. Refuses unless KV holds every blob of its release. All readers get it at once; a smoke check follows.',
  options: {
    to: {
      type: 'string',
      value: 'ID',
      help: 'release or version to go back to; the start of its id is enough',
    },
    url: {
      type: 'string',
      value: 'URL',
      help: 'where the smoke check reads the site (default: SMOKE_URL or its origin)',
    },
    'no-smoke': { type: 'boolean', help: 'skip the smoke check' },
    'dry-run': { type: 'boolean', help: 'print what it would do' },
  },
})

await runCommand('rollback', () =>
  explainRefusals(async () => {
    const { store, versions, smoke } = connect()
    const steps = createSteps('rollback')
    const target = await steps.run('check the release', () => findRollbackTarget(store, versions, values.to))
    const { version, stored } = target
    console.log(`rollback: to release ${stored.id} (version ${version.id}, uploaded ${version.createdOn})`)
    if (values['dry-run']) return console.log('rollback: nothing was changed (--dry-run)')
    await steps.run('route all traffic to it', () => rollBack(versions, target))
    if (values['no-smoke']) return undefined
    const origin = smokeOrigin(values.url, process.env)
    await steps.run('smoke check', () => smokeAfter(smoke, stored, origin))
    return undefined
  }),
)
