// npm run deploy: builds, checks and publishes a release. Safe to interrupt and to repeat.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { PROJECT_ROOT } from './project/project-root.ts'
import { connect, explainRefusals } from './publish/cloudflare/connect.ts'
import type { PublishSettings } from './publish/cloudflare/publish-settings.ts'
import { certificateEnd } from './publish/doctor/certificate-end.ts'
import { diagnose, requireSound, type Examination } from './publish/doctor/diagnose.ts'
import { describeFinding } from './publish/doctor/doctor-finding.ts'
import { requireFreeHosts } from './publish/hosts.ts'
import { parseSteps } from './publish/roll-out.ts'
import { describeReaders } from './publish/cloudflare/describe-readers.ts'
import { planRelease } from './publish/plan-release.ts'
import { isConnected, planUnconnected } from './publish/plan-unconnected.ts'
import { publishRelease, type PublishOptions } from './publish/publish-release.ts'
import { readBuiltRelease } from './publish/release-on-disk.ts'
import { readRevision } from './publish/revision.ts'
import { terminalDecision } from './publish/comparison/ask-terminal.ts'
import { analyticsApi } from './publish/insights/analytics-api.ts'
import { countsFrom } from './publish/comparison/read-counts.ts'
import { RolloutPaused, type StepWatch } from './publish/comparison/step-watch.ts'
import { siteOrigin, smokeOrigin } from './publish/site-origin.ts'
import { readArguments } from './terminal/arguments.ts'
import { exitCodes } from './terminal/exit-codes.ts'
import { runCommand } from './terminal/run-command.ts'
import { UsageError, UserError } from './project/errors.ts'
import { createSteps } from './terminal/progress.ts'

const { values } = readArguments({
  name: 'deploy',
  summary:
    'Builds and checks the site, uploads missing blobs to KV, uploads the Worker version, and rolls it out with a smoke check at each step. Exits with code 3 when the rollout is paused for a decision. Needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.',
  options: {
    'dry-run': { type: 'boolean', help: 'print the plan and change nothing' },
    steps: {
      type: 'string',
      value: 'LIST',
      help: 'percentages of traffic, rising to 100',
      default: '100',
    },
    pause: { type: 'string', value: 'SECONDS', help: 'time between two steps', default: '30' },
    url: {
      type: 'string',
      value: 'URL',
      help: 'where the smoke check reads the site (default: SMOKE_URL or its origin)',
    },
    'take-over': {
      type: 'string',
      value: 'HOST,…',
      help: 'hosts in wrangler.toml that serve something else today and may be taken over',
    },
    resend: {
      type: 'boolean',
      help: 'upload every blob again, even those that KV has: replaces damaged values',
    },
    'no-compare': {
      type: 'boolean',
      help: 'do not compare with the earlier version between steps: the smoke checks alone decide',
    },
    'no-smoke': {
      type: 'boolean',
      help: 'skip the smoke check, for a first deploy before the domain is connected',
    },
  },
})

await runCommand('deploy', () =>
  explainRefusals(async () => {
    const percentages = parseSteps(values.steps)
    const pauseMs = parseSeconds(values.pause) * 1000
    const origin = siteOrigin(process.env)
    const smokeAt = smokeOrigin(values.url, process.env)
    if (values['dry-run'] && !isConnected(process.env)) return planHere(origin)
    const connection = connect()
    const takeOver = (values['take-over'] ?? '').split(',').filter((host) => host !== '')
    const revision = readRevision(PROJECT_ROOT)
    await examine({ ...connection, origin, smokeAt, takeOver, revision })
    build()
    const options = {
      ...connection,
      ...connection.settings,
      release: readBuiltRelease(join(PROJECT_ROOT, 'dist')),
      revision,
      resend: values.resend,
      checked: !values['no-smoke'],
      steps: createSteps('deploy'),
      report: (line: string) => console.log(`deploy: ${line}`),
      now: Date.now,
      percentages,
      watch: watchOf(connection.settings),
      pauseMs,
      origin,
      smokeAt,
      takeOver,
    }
    return values['dry-run'] ? showPlan(options) : publish(options)
  }),
)

async function showPlan(options: PublishOptions): Promise<number> {
  await requireFreeHosts(options)
  for (const line of await planRelease(options)) console.log(`deploy: would ${line}`)
  console.log('deploy: nothing was changed (--dry-run)')
  return exitCodes.done
}

/** If it fails or pauses, the last line says what readers get. */
async function publish(options: PublishOptions): Promise<number> {
  try {
    const version = await publishRelease(options)
    console.log(`deploy: release ${version.release} serves all traffic of ${options.origin}`)
    return exitCodes.done
  } catch (error) {
    console.error(`deploy: ${await describeReaders(options)}`)
    if (!(error instanceof RolloutPaused)) throw error
    console.error(`deploy: ${error.message}`)
    return exitCodes.paused
  }
}

/** Without a token, nothing in the account is read; the build itself is checked all the same. */
function planHere(origin: string): number {
  build()
  const release = readBuiltRelease(join(PROJECT_ROOT, 'dist'))
  for (const line of planUnconnected(release, PROJECT_ROOT, origin)) console.log(`deploy: would ${line}`)
  console.log(
    'deploy: without CLOUDFLARE_API_TOKEN nothing was compared with the account; nothing was changed',
  )
  return exitCodes.done
}

/** Everything that can be known before the build: errors stop the deploy, the rest is printed. */
async function examine(examination: Omit<Examination, 'fetch' | 'certificateEnd' | 'now'>): Promise<void> {
  const findings = await diagnose({ ...examination, fetch, certificateEnd, now: Date.now() })
  for (const finding of findings.filter(({ level }) => level !== 'ok')) console.log(describeFinding(finding))
  requireSound(findings)
}

function watchOf(settings: PublishSettings): StepWatch | undefined {
  if (values['no-compare']) return undefined
  return {
    counts: countsFrom(analyticsApi(settings, fetch), settings.dataset),
    decide: terminalDecision({ input: process.stdin, output: process.stdout }),
  }
}

/** Runs check and build as anyone would, so that what is published is what they passed. */
function build(): void {
  for (const script of ['check', 'build']) {
    const { status } = spawnSync(process.execPath, [join(PROJECT_ROOT, 'scripts/run.ts'), script], {
      cwd: PROJECT_ROOT,
      stdio: 'inherit',
    })
    if (status !== 0) throw new UserError(`npm run ${script} failed, so nothing was sent`)
  }
}

function parseSeconds(text: string): number {
  const seconds = Number(text)
  if (Number.isFinite(seconds) && seconds >= 0) return seconds
  throw new UsageError(`invalid --pause "${text}": write a number of seconds, for example 30`)
}
