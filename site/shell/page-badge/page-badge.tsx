// The label of a page whose subject is in beta, deprecated, or limited to a plan.

import type { ReactNode } from 'react'
import type { BadgeKind } from '../../model/release.ts'

const LABELS: Record<BadgeKind, string> = { enterprise: 'Enterprise', beta: 'Beta', deprecated: 'Deprecated' }

export function PageBadge({ kind }: { kind: BadgeKind }): ReactNode {
  return (
    <span className="badge" data-kind={kind}>
      {LABELS[kind]}
    </span>
  )
}
