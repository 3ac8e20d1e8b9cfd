// Reads wrangler.toml as wrangler does, and says in a sentence what it cannot read.

import { join } from 'node:path'
import { experimental_readRawConfig, unstable_readConfig } from 'wrangler'
import { UserError } from '../project/errors.ts'

/** Throws a `UserError` where the file of the project in `root` is missing or not valid. */
export function readWorkerConfig(root: string): ReturnType<typeof unstable_readConfig> {
  return orExplain(() => unstable_readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true }))
}

/** The settings as they are written, without wrangler's defaults. */
export function readWrittenConfig(root: string): unknown {
  return orExplain(() => experimental_readRawConfig({ config: join(root, 'wrangler.toml') }).rawConfig)
}

function orExplain<Config>(read: () => Config): Config {
  try {
    return read()
  } catch (cause) {
    throw new UserError(`wrangler.toml cannot be read: ${reasonOf(cause)}; nothing was changed`, { cause })
  }
}

/** In one line, with the line of the file where the parser knows it. */
function reasonOf(cause: unknown): string {
  const { message, location } = cause as Error & { location?: { line?: number } }
  const text = message
    .replace(/^Processing .*? configuration:/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const line = location?.line === undefined ? '' : `line ${location.line}, `
  return line + text.replace(/^- /, '').replace(/\.$/, '')
}
