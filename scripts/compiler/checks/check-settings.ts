// Checks that site/site.config.ts says what its type demands: a build strips types and would go on with anything. Values
// that addresses, headers and code are made of are checked too.

import type { SiteConfig } from '#site/model/site-config.ts'
import { nearestName } from '#site/spelling/nearest-name.ts'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { settingsAt } from '../../diagnostics/settings-at.ts'
import type { FileReads } from '../../graph/world.ts'
import { configSchema } from './config-schema.ts'
import { placeInConfig, placeOfSetting } from './view/place-in-config.ts'

const FIX = 'see its type in site/model/site-config.ts'

/** Nothing can be built with a configuration that has one of these. */
export function checkSettings(reads: FileReads, config: SiteConfig): Diagnostic[] {
  const { error } = configSchema.safeParse(config)
  return (error?.issues ?? []).flatMap((issue) => {
    const tell = (path: PropertyKey[], what: string, fix: string): Diagnostic => ({
      code: path[0] === 'navbar' ? 'config-navbar-invalid' : 'config-invalid',
      severity: 'error',
      place: placeOf(reads, config, path),
      what,
      fix,
    })
    if (issue.code !== 'unrecognized_keys') {
      const problem = valueAt(config, issue.path) === undefined ? 'is missing' : issue.message
      return [tell(issue.path, `\`${nameOf(issue.path)}\` ${problem}`, FIX)]
    }
    const known = settingsAt(configSchema, issue.path)
    return issue.keys.map((key) => {
      const nearest = nearestName(key, known)
      const path = [...issue.path, key]
      return tell(path, `there is no setting \`${nameOf(path)}\``, nearest ? `write \`${nearest}\`` : FIX)
    })
  })
}

/** `navbar[1].label` */
function nameOf(path: readonly PropertyKey[]): string {
  return path
    .map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at === 0 ? '' : '.'}${String(step)}`))
    .join('')
}

function placeOf(reads: FileReads, config: SiteConfig, path: readonly PropertyKey[]): Place {
  const value = valueAt(config, path)
  const written = typeof value === 'string' ? placeInConfig(reads, `'${value}'`, value) : undefined
  return written?.line === undefined ? placeOfSetting(reads, String(path.at(-1))) : written
}

function valueAt(config: SiteConfig, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, step) => (at as Record<PropertyKey, unknown> | undefined)?.[step], config)
}
