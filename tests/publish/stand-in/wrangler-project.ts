// A project folder as wrangler and the publishing scripts expect it, with the repository's own wrangler.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const CONFIG = `name = "docs"
main = "dist/worker/index.js"
compatibility_date = "2026-10-01"
no_bundle = true
find_additional_modules = true
base_dir = "dist/worker"
rules = [{ type = "ESModule", globs = ["**/*.js"] }]
workers_dev = false
preview_urls = false
send_metrics = false

[[kv_namespaces]]
binding = "CONTENT"
id = "0123456789abcdef0123456789abcdef"
`

export interface WranglerProject {
  directory: string
  /** Environment that points wrangler and Cloudflare's client at the simulated API at `apiUrl`. */
  environment(apiUrl: string): NodeJS.ProcessEnv
  remove(): void
}

/** `routes` connect hosts to the Worker. */
export function createWranglerProject(
  routes: { pattern: string; custom_domain: boolean }[] = [],
  settings = CONFIG,
): WranglerProject {
  const directory = mkdtempSync(join(tmpdir(), 'docs-wrangler-test-'))
  const worker = join(directory, 'dist', 'worker')
  mkdirSync(worker, { recursive: true })
  const lines = routes.map(
    (route) => `{ pattern = "${route.pattern}", custom_domain = ${route.custom_domain} }`,
  )
  const config = `routes = [${lines.join(', ')}]\n${settings}`
  writeFileSync(join(directory, 'wrangler.toml'), config)
  writeFileSync(join(worker, 'manifest.js'), 'export default {}\n')
  writeFileSync(
    join(worker, 'index.js'),
    'import manifest from "./manifest.js"\nexport default { fetch: () => Response.json(manifest) }\n',
  )
  symlinkSync(join(import.meta.dirname, '..', '..', '..', 'node_modules'), join(directory, 'node_modules'))
  return {
    directory,
    environment: (apiUrl) => ({
      ...process.env,
      CLOUDFLARE_API_BASE_URL: apiUrl,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: 'account',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_LOG: 'none',
      CI: 'true',
    }),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  }
}
