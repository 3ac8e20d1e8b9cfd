// npm run preview: gives a built state of the site an address of its own, and lists what it changes.

import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from './project/project-root.ts'
import { explainRefusals } from './publish/cloudflare/connect.ts'
import { changedPages, describeChanges } from './publish/preview/changed-pages.ts'
import { connectPreview } from './publish/preview/connect-preview.ts'
import { previewAlias, publishPreview, requireOtherAccount } from './publish/preview/publish-preview.ts'
import { readBuiltRelease } from './publish/release-on-disk.ts'
import { readRevision } from './publish/revision.ts'
import { targetOfRelease } from './publish/smoke-target.ts'
import { readArguments } from './terminal/arguments.ts'
import { createSteps } from './terminal/progress.ts'
import { runCommand, UsageError } from './terminal/run-command.ts'

const { values } = readArguments({
  name: 'preview',
  summary:
    'Publishes dist/ (npm run build) to the Worker of the previews, under an address of its own that no search engine\nkeeps, and lists the changed pages against another build. Needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID of an\naccount that the live site is not in.',
  options: {
    name: { type: 'string', value: 'NAME', help: 'of the address, for example pr-12' },
    base: { type: 'string', value: 'DIR', help: 'folder of the release to compare with' },
    report: { type: 'string', value: 'FILE', help: 'where the list of changes is added, as Markdown' },
    'no-publish': { type: 'boolean', help: 'only list the changes: needs no token' },
    'same-account': { type: 'boolean', help: 'accept a token that could change the live site' },
  },
})

await runCommand('preview', () =>
  explainRefusals(async () => {
    const release = readBuiltRelease(join(PROJECT_ROOT, 'dist'))
    const url = values['no-publish'] ? undefined : await publish()
    if (url) console.log(`preview: ${url}`)
    if (values.base === undefined) return
    const report = describeChanges(await changedPages(readBuiltRelease(values.base), release), url)
    if (values.report === undefined) console.log(report)
    else appendFileSync(values.report, report)

    async function publish(): Promise<string> {
      if (values.name === undefined) throw new UsageError('name the address: --name pr-12')
      const alias = previewAlias(values.name)
      const connection = connectPreview(process.env, PROJECT_ROOT)
      if (!values['same-account']) await requireOtherAccount(connection.read, connection.live)
      const steps = createSteps('preview')
      const revision = readRevision(PROJECT_ROOT)
      const address = await publishPreview({
        ...connection,
        release,
        revision,
        alias,
        steps,
        report: (line) => console.log(`preview: ${line}`),
        now: Date.now,
      })
      const target = { ...targetOfRelease(release.manifest), origin: new URL(address).origin }
      await steps.run('smoke check', () => connection.smoke(target))
      return target.origin
    }
  }),
)
