// Runs in a thread: reads wrangler.toml for begin-settings.ts.

import { parentPort } from 'node:worker_threads'
import { UserError } from '../project/errors.ts'
import { readWorkerSettings, type WorkerSettings } from './worker-settings.ts'

/** The settings, or what the user must correct. */
export type SettingsMessage = { settings: WorkerSettings } | { problem: string }

parentPort!.postMessage(read())

function read(): SettingsMessage {
  try {
    return { settings: readWorkerSettings() }
  } catch (error) {
    if (error instanceof UserError) return { problem: error.message }
    throw error
  }
}
