// Reads wrangler.toml in a thread, while this one builds: wrangler's own reader takes a second of CPU time to load.

import { Worker } from 'node:worker_threads'
import { UserError } from '../project/errors.ts'
import type { SettingsMessage } from './settings-thread.ts'
import type { WorkerSettings } from './worker-settings.ts'

/** Rejects with a `UserError` where wrangler.toml is not valid. To be awaited when the settings are needed. */
export function beginSettings(): Promise<WorkerSettings> {
  const settings = new Promise<WorkerSettings>((done, failed) => {
    const thread = new Worker(new URL('./settings-thread.ts', import.meta.url))
    thread.once('message', (message: SettingsMessage) =>
      'settings' in message ? done(message.settings) : failed(new UserError(message.problem)),
    )
    thread.once('error', failed)
  })
  settings.catch(() => undefined)
  return settings
}
