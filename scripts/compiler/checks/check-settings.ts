// Checks site/site.config.ts against its type, because a build strips types and would accept anything. Values that
// become part of addresses, headers and code are checked too.

import type { SiteConfig } from '#site/model/site-config.ts'
import { nearestName } from '#site/spelling/nearest-name.ts'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { settingsAt } from '../../diagnostics/settings-at.ts'
import type { FileReads } from '../../graph/world.ts'
import { configSchema } from './config-schema.ts'
import { CONFIG_FILE, placeOfSetting, placeOfText } from './view/place-in-config.ts'

const FIX = 'see its type in site/model/site-config.ts'

/** Nothing can be built with a configuration that has one of these problems. */
export function checkSettings(reads: FileReads, config: SiteConfig): Diagnostic[] {
  const { error } = configSchema.safeParse(config)
  return (error?.issues ?? []).flatMap((issue) => {
    const tell = (place: Place, what: string, fix: string): Diagnostic => ({
      code: issue.path[0] === 'navbar' ? 'config-navbar-invalid' : 'config-invalid',
      severity: 'error',
      place,
      what,
      fix,
    })
    if (issue.code !== 'unrecognized_keys') {
      const problem = valueAt(config, issue.path) === undefined ? 'is missing' : issue.message
      return [tell(placeOfValue(reads, config, issue.path), `\`${nameOf(issue.path)}\` ${problem}`, FIX)]
    }
    const known = settingsAt(configSchema, issue.path)
    return issue.keys.map((key) => {
      const nearest = nearestName(key, known)
      const what = `there is no setting \`${nameOf([...issue.path, key])}\``
      return tell(placeOfSetting(reads, key), what, nearest ? `write \`${nearest}\`` : FIX)
    })
  })
}

/** `navbar[1].label` */
function nameOf(path: readonly PropertyKey[]): string {
  return path
    .map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at === 0 ? '' : '.'}${String(step)}`))
    .join('')
}

/** A string is found by its own text, any other value by its name, unless either occurs more than once. */
function placeOfValue(reads: FileReads, config: SiteConfig, path: readonly PropertyKey[]): Place {
  const value = valueAt(config, path)
  if (typeof value === 'string') return placeOfText(reads, value)
  if (value === undefined || path.some((step) => typeof step === 'number')) return { file: CONFIG_FILE }
  return placeOfSetting(reads, String(path.at(-1)))
}

function valueAt(config: SiteConfig, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, step) => (at as Record<PropertyKey, unknown> | undefined)?.[step], config)
}
