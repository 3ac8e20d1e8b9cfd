// The Worker's entrypoints. Every request arrives at the default one, which is not cached; Workers Cache fronts the
// other two, as wrangler.toml declares. Content-addressed responses have an entrypoint of their own.

import { WorkerEntrypoint } from 'cloudflare:workers'
import core from '#release/core'
import manifest from '#release/manifest'
import { createApp } from './app.ts'
import type { Bindings } from './runtime/env.ts'

const { fetch, content } = createApp(manifest, { core, mcp: () => import('#release/mcp') })

export default { fetch }

export class Pages extends WorkerEntrypoint<Bindings> {
  override fetch(request: Request): Response | Promise<Response> {
    return content(request, this.env, this.ctx)
  }
}

export class Blobs extends WorkerEntrypoint<Bindings> {
  override fetch(request: Request): Response | Promise<Response> {
    return content(request, this.env, this.ctx)
  }
}
