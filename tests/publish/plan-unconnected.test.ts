// The plan of a deploy on a machine without a token.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readWorkerConfig } from '#scripts/local/worker-config.ts'
import { readWorkerSettings } from '#scripts/local/worker-settings.ts'
import { isConnected, planUnconnected } from '#scripts/publish/plan-unconnected.ts'
import { UserError } from '#scripts/project/errors.ts'
import { releaseOf } from './release-fixture.ts'

it('names the Worker, the release and the site, and what would be uploaded', () => {
  const root = mkdtempSync(join(tmpdir(), 'docs-plan-'))
  writeFileSync(join(root, 'wrangler.toml'), 'name = "acme-docs"\ncompatibility_date = "2026-10-23"\n')
  const release = releaseOf({ '/': '<h1>Home</h1>', '/docs': '<h1>Docs</h1>' })
  expect(planUnconnected(release, root, 'https://docs.acme.example')).toEqual([
    'send those of 2 blobs (26 B) that KV lacks',
    `register release ${release.stored.id}`,
    'upload it as a version of the Worker acme-docs',
    'route all traffic of https://docs.acme.example to it',
  ])
  rmSync(root, { recursive: true })
})

it('works with neither token nor account', () => {
  expect(isConnected({})).toBe(false)
  expect(isConnected({ CLOUDFLARE_API_TOKEN: 'token' })).toBe(true)
  expect(isConnected({ CLOUDFLARE_ACCOUNT_ID: 'account' })).toBe(true)
})

it.each([
  [
    'no value',
    'name = "docs"\nworkers_dev = \n',
    /^wrangler\.toml cannot be read: line 2, .*; nothing was changed$/,
  ],
  ['a setting that is there twice', 'name = "a"\nname = "b"\n', /line 2, .*already defined/],
  [
    'routes that are no list',
    'name = "docs"\nroutes = "x"\n',
    /Expected "routes" to be an array but got "x"/,
  ],
  ['no file', undefined, /cannot be read: .*wrangler\.toml; nothing was changed$/],
])('says in a line what is wrong with a wrangler.toml with %s', (_, text, reason) => {
  const root = mkdtempSync(join(tmpdir(), 'docs-plan-'))
  if (text !== undefined) writeFileSync(join(root, 'wrangler.toml'), text)
  expect(() => readWorkerConfig(root)).toThrow(UserError)
  expect(() => readWorkerConfig(root)).toThrow(reason)
  // A local run reads the same file.
  expect(() => readWorkerSettings(root)).toThrow(reason)
})
