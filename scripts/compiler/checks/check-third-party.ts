// Checks the third-party scripts of the configuration: every address and host can be named in a security policy.

import type { SourceKind, ThirdPartySlot } from '#site/model/third-party.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { CONFIG_FILE } from './view/place-in-config.ts'
import type { Site } from './view/site-view.ts'

/** Scheme and host, with nothing after them: a space or semicolon would add further rules to the policy. */
const HOST = /^https:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/

export function checkThirdParty({ config: { thirdParty } }: Pick<Site, 'config'>): Diagnostic[] {
  const { consent, analytics, assistant } = thirdParty ?? {}
  return Object.entries({ consent, analytics, assistant }).flatMap(([name, slot]) =>
    slot ? [...scriptProblems(name, slot), ...hostProblems(name, slot)] : [],
  )
}

function scriptProblems(name: string, { script }: ThirdPartySlot): Diagnostic[] {
  if (script.startsWith('https://') && URL.canParse(script)) return []
  return [
    problem(
      `\`thirdParty.${name}.script\` is \`${script}\``,
      'write the full URL of the script: `https://host/file.js`',
    ),
  ]
}

function hostProblems(name: string, { hosts = {} }: ThirdPartySlot): Diagnostic[] {
  return (Object.entries(hosts) as [SourceKind, string[]][]).flatMap(([kind, list]) =>
    list
      .filter((host) => !HOST.test(host))
      .map((host) =>
        problem(
          `\`thirdParty.${name}.hosts.${kind}\` contains \`${host}\``,
          'write only scheme and host: `https://host`',
        ),
      ),
  )
}

function problem(what: string, fix: string): Diagnostic {
  return { code: 'config-third-party-invalid', severity: 'error', place: { file: CONFIG_FILE }, what, fix }
}
