// The GitHub Actions workflows: their permissions, what they run, and who gets to see secrets.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

interface Step {
  uses?: string
  run?: string
  env?: Record<string, string>
}
interface Job {
  if?: string
  uses?: string
  environment?: { name: string }
  permissions?: Record<string, string>
  'timeout-minutes'?: number
  steps?: Step[]
}
interface Workflow {
  on: Record<string, unknown>
  permissions: Record<string, string>
  jobs: Record<string, Job>
}

const folder = join(PROJECT_ROOT, '.github', 'workflows')
const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(join(folder, file), 'utf8')
  return { file, text, workflow: parse(text) as Workflow }
})
const { scripts } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

const jobsOf = ({ workflow }: (typeof workflows)[number]): Job[] => Object.values(workflow.jobs)
const stepsOf = (job: Job): Step[] => job.steps ?? []

describe('the workflows', () => {
  it('are check, preview, deploy, nightly and release notes', () => {
    expect(workflows.map(({ file }) => file).toSorted()).toEqual([
      'check.yml',
      'deploy.yml',
      'nightly.yml',
      'preview.yml',
      'release-notes.yml',
    ])
  })

  it.each(workflows)(
    '$file may only read the repository, except for the job that writes a release',
    (one) => {
      const isRelease = one.file === 'release-notes.yml'
      expect(one.workflow.permissions).toEqual(isRelease ? {} : { contents: 'read' })
      const written = jobsOf(one).flatMap(({ permissions }) => (permissions ? [permissions] : []))
      expect(written).toEqual(isRelease ? [{ contents: 'write' }] : [])
    },
  )

  it.each(workflows)('$file never runs untrusted code with the repository’s permissions', (one) => {
    expect(Object.keys(one.workflow.on)).not.toContain('pull_request_target')
    expect(Object.keys(one.workflow.on)).not.toContain('workflow_run')
  })

  it.each(workflows)('$file gives a secret only to a job with an environment', (one) => {
    for (const job of jobsOf(one)) {
      if (JSON.stringify(job).includes('secrets.'))
        expect(job.environment?.name).toMatch(/^(preview|production)$/)
    }
  })

  it.each(workflows)('$file uses only versioned actions by GitHub, and has a timeout', (one) => {
    for (const [name, job] of Object.entries(one.workflow.jobs)) {
      // Under GitHub's limit of six hours.
      const longest = name === 'prove' ? 350 : 60
      if (job.uses === undefined) expect(job['timeout-minutes']).toBeLessThanOrEqual(longest)
      for (const { uses } of stepsOf(job)) if (uses) expect(uses).toMatch(/^actions\/[a-z-]+@v\d+$/)
    }
  })

  it.each(workflows)('$file puts no event text into a shell, and only runs existing scripts', (one) => {
    for (const { run = '' } of jobsOf(one).flatMap(stepsOf)) {
      expect(run).not.toContain('${{')
      for (const [, name = ''] of run.matchAll(/npm run ([a-z-]+)/g)) expect(scripts).toHaveProperty(name)
    }
  })

  it('publish previews only from this repository', () => {
    const { workflow } = workflows.find(({ file }) => file === 'preview.yml')!
    expect(workflow.jobs['publish']?.if).toContain(
      'github.event.pull_request.head.repo.full_name == github.repository',
    )
    expect(JSON.stringify(workflow.jobs['build'])).not.toContain('secrets.')
  })

  it('deploy only checked commits, one at a time', () => {
    const { workflow, text } = workflows.find(({ file }) => file === 'deploy.yml')!
    expect(workflow.jobs['deploy']).toMatchObject({ needs: 'check', environment: { name: 'production' } })
    expect(text).toContain('cancel-in-progress: false')
    // The one that doctor and build compare the routes with.
    const deploy = stepsOf(workflow.jobs['deploy']!).find(({ run = '' }) => run.includes('npm run deploy'))
    expect(deploy?.env).toHaveProperty('CANONICAL_ORIGIN', '${{ vars.CANONICAL_ORIGIN }}')
  })
})
