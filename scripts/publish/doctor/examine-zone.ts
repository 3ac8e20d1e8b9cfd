// Examines the zone's features that change what the Worker sends: scripts that the content security policy refuses,
// markup that no longer has its hash, plain http.

import { zonesAbove } from '../cloudflare/cloudflare-hosts.ts'
import type { ApiReader } from '../cloudflare/api-reader.ts'
import { error, ok, warning, type Finding } from './doctor-finding.ts'

interface Feature {
  /** Of the zone, in the API. */
  path: string
  isOn(value: Record<string, unknown>): boolean
  name: string
  harm: string
}

const setting = (id: string, name: string, harm: string): Feature => ({
  path: `/settings/${id}`,
  isOn: ({ value }) =>
    value === 'on' ||
    (typeof value === 'object' && value !== null && 'enabled' in value && value.enabled === true),
  name,
  harm,
})

const REFUSED = 'adds a script to every page, which the content security policy blocks'

const FEATURES: Feature[] = [
  setting('rocket_loader', 'Rocket Loader', REFUSED),
  setting('email_obfuscation', 'Email Address Obfuscation', `${REFUSED}, and addresses in samples break`),
  setting('automatic_platform_optimization', 'Automatic Platform Optimization', 'rewrites pages'),
  setting('mirage', 'Mirage', REFUSED),
  setting('fonts', 'Cloudflare Fonts', 'rewrites styles whose hash the policy names'),
  setting('server_side_exclude', 'Server-side Excludes', 'removes parts of pages'),
  setting('development_mode', 'Development Mode', 'turns caching off'),
  {
    path: '/bot_management',
    isOn: ({ enable_js, fight_mode }) => enable_js === true || fight_mode === true,
    name: 'JavaScript detections (Bot Fight Mode)',
    harm: REFUSED,
  },
  {
    path: '/settings/zaraz/config',
    isOn: ({ settings }) =>
      typeof settings === 'object' &&
      settings !== null &&
      'autoInjectScript' in settings &&
      settings.autoInjectScript === true,
    name: 'Zaraz',
    harm: REFUSED,
  },
]

export async function examineZone(read: ApiReader, host: string): Promise<Finding[]> {
  const zone = await zoneOf(read, host)
  if (typeof zone !== 'object') {
    return [
      warning(
        `cannot see the zone of ${host} (${zone})`,
        'its domain must be a zone of this account; with "Zone: Read", the token can see that',
      ),
    ]
  }
  const unreadable: string[] = []
  const findings: Finding[] = []
  for (const { path, isOn, name, harm } of FEATURES) {
    const reading = await read<Record<string, unknown>>(`/zones/${zone.id}${path}`)
    if (reading.kind === 'unreadable') unreadable.push(name)
    if (reading.kind === 'found' && isOn(reading.value)) {
      findings.push(error(`${name} is on: it ${harm}`, `turn it off in zone ${zone.name}`))
    }
  }
  const https = await read<{ value?: string }>(`/zones/${zone.id}/settings/always_use_https`)
  if (https.kind === 'unreadable') unreadable.push('Always Use HTTPS')
  if (https.kind === 'found' && https.value.value !== 'on') {
    findings.push(
      warning(`http://${host} does not redirect to HTTPS`, `turn on Always Use HTTPS in zone ${zone.name}`),
    )
  }
  if (unreadable.length > 0) {
    findings.push(warning(`cannot see ${unreadable.join(', ')}`, 'check them once in the dashboard'))
  }
  return findings.length > 0 ? findings : [ok(`no feature of zone ${zone.name} changes pages`)]
}

/** The zone, or the reason why it is unknown. */
async function zoneOf(read: ApiReader, host: string): Promise<{ id: string; name: string } | string> {
  for (const name of zonesAbove(host)) {
    const reading = await read<{ id: string; name: string }[]>(`/zones?name=${encodeURIComponent(name)}`)
    if (reading.kind === 'unreadable') return reading.why
    const [zone] = reading.kind === 'found' ? reading.value : []
    if (zone) return zone
  }
  return 'the token sees no such zone'
}
