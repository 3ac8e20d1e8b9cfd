// npm run preview: publishes a built state of the site at an address of its own, lists what it changes, and takes
// screenshots of it.

import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from './project/project-root.ts'
import { explainRefusals } from './publish/cloudflare/connect.ts'
import { changedPages, describeChanges, type ChangedPage } from './publish/preview/changed-pages.ts'
import { connectPreview } from './publish/preview/connect-preview.ts'
import { previewAlias, publishPreview } from './publish/preview/publish-preview.ts'
import { requireOtherAccount } from './publish/preview/require-other-account.ts'
import { readBuiltRelease, type BuiltRelease } from './publish/release-on-disk.ts'
import { readRevision } from './publish/revision.ts'
import { targetOfRelease } from './publish/smoke/smoke-target.ts'
import { readArguments } from './terminal/arguments.ts'
import { formatCount } from './terminal/measures.ts'
import { createSteps } from './terminal/progress.ts'
import { runCommand } from './terminal/run-command.ts'
import { UsageError } from './project/errors.ts'

const { values } = readArguments({
  name: 'preview',
  summary:
    'Publishes dist/ (npm run build) to the preview Worker, at a URL of its own that search engines do not index, and lists the pages that changed against another build. Needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID of an account that the live site is not in.',
  options: {
    name: { type: 'string', value: 'NAME', help: 'part of the address, for example pr-12' },
    base: { type: 'string', value: 'DIR', help: 'folder of the release to compare with' },
    screenshots: {
      type: 'string',
      value: 'DIR',
      help: 'folder for screenshots of the changed pages, before and after; needs --base and Chromium',
    },
    report: { type: 'string', value: 'FILE', help: 'where the list of changes is added, as Markdown' },
    'no-publish': { type: 'boolean', help: 'only list the changes: needs no token' },
    'same-account': { type: 'boolean', help: 'accept a token that could change the live site' },
  },
})

const DIST = join(PROJECT_ROOT, 'dist')

await runCommand('preview', () =>
  explainRefusals(async () => {
    const comparison = (['no-publish', 'report', 'screenshots'] as const).find((name) => values[name])
    if (values.base === undefined && comparison !== undefined)
      throw new UsageError(
        `--${comparison} compares two releases: add --base DIR, the folder of the other one`,
      )
    const release = readBuiltRelease(DIST)
    const url = values['no-publish'] ? undefined : await publish(release)
    if (url) console.log(`preview: ${url}`)
    if (values.base === undefined) return
    const changes = await changedPages(readBuiltRelease(values.base), release)
    const report = describeChanges(changes, url)
    if (values.report === undefined) console.log(report)
    else appendFileSync(values.report, report)
    if (values.screenshots !== undefined) await screenshots(changes, values.base, values.screenshots)
  }),
)

/** Returns the preview's origin. */
async function publish(release: BuiltRelease): Promise<string> {
  if (values.name === undefined) throw new UsageError('name the address: --name pr-12')
  const alias = previewAlias(values.name)
  const connection = connectPreview(process.env, PROJECT_ROOT)
  if (!values['same-account']) await requireOtherAccount(connection.read, connection.live)
  const steps = createSteps('preview')
  const address = await publishPreview({
    ...connection,
    release,
    revision: readRevision(PROJECT_ROOT),
    alias,
    steps,
    report: (line) => console.log(`preview: ${line}`),
    now: Date.now,
  })
  const target = { ...targetOfRelease(release.manifest), origin: new URL(address).origin }
  await steps.run('smoke check', () => connection.smoke(target))
  return target.origin
}

async function screenshots(changed: ChangedPage[], base: string, folder: string): Promise<void> {
  const { screenshotPreview } = await import('./publish/preview/screenshot-preview.ts')
  const count = await screenshotPreview(changed, { before: base, after: DIST }, folder)
  console.log(`preview: ${formatCount(count, 'page')} that look different, in ${join(folder, 'index.html')}`)
}
