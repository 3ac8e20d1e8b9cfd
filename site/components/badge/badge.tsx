// Small labels: <Badge kind="beta" /> and <Permission name="token:read" />.

import type { BadgeKind } from '../../model/release.ts'
import type { SourceStamp } from '../source-stamp.ts'

const labels: Record<BadgeKind, string> = { enterprise: 'Enterprise', beta: 'Beta', deprecated: 'Deprecated' }

export function Badge({ kind, ...stamp }: SourceStamp & { kind: BadgeKind }) {
  return (
    <span className="badge" data-kind={kind} {...stamp}>
      {labels[kind]}
    </span>
  )
}

export function Permission({ name, ...stamp }: SourceStamp & { name?: string }) {
  return (
    <code className="permission" {...stamp}>
      {name}
    </code>
  )
}
