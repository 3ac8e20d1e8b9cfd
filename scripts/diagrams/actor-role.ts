// The role of an actor, so that the same one looks the same in every drawing: people are pills, the platform is
// verdigris, the reader's own systems are plain, and everybody else is stone.

import type { NodeShape } from './diagram-model.ts'
import type { Role } from './palette.ts'

const PEOPLE =
  /^(?:the )?(?:customer|user|shopper|cardholder|operator|one person|you|holder|person|applicant|merchant)$/i
const PLATFORM =
  /\b(?:vault|prox(?:y|ies)|reactor|api|elements?|platform|portal|inbound proxy|batch job|one hostname|log entry)\b/i
const OTHERS =
  /\b(?:processors?|issuer|stripe|partner|third part(?:y|ies)|destination|card networks?|network|identity provider|bank|vendor|provider|apple|google)\b/i
const OWN =
  /^your\b|\byour (?:api|page|app|backend|service|code|webhook)\b|\bsystems?\b|^(?:page|browser|app|client)\b/i
const VAULT = /^(?:the |your |new |old |next )?vault\b/i

export interface Look {
  shape: NodeShape
  role: Role
}

export function actorLook(label: string): Look {
  if (PEOPLE.test(label)) return { shape: 'pill', role: 'own' }
  if (VAULT.test(label)) return { shape: 'store', role: 'platform' }
  if (OWN.test(label) && !/\belements?\b/i.test(label)) return { shape: 'box', role: 'own' }
  if (OTHERS.test(label) && label.split(' ').length <= 3) return { shape: 'box', role: 'other' }
  if (PLATFORM.test(label) && label.split(' ').length <= 4) return { shape: 'box', role: 'platform' }
  return { shape: 'box', role: 'own' }
}

/** A node keeps its author's shape, except for people and the vault. */
export function nodeLook(label: string, shape: NodeShape): Look {
  if (shape === 'start' || shape === 'end') return { shape, role: 'dot' }
  if (shape === 'decision') return { shape, role: 'decision' }
  const look = actorLook(label)
  if (shape === 'store')
    return { shape, role: look.role === 'own' && !OWN.test(label) ? 'platform' : look.role }
  return shape === 'pill' ? { shape, role: look.role } : look
}
