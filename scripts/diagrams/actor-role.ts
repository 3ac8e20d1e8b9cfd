// The role of an actor, so that the same one looks the same in every drawing: people are pills, the platform is
// verdigris, the reader's own systems are plain, and everybody else is stone. The configuration adds the names that a
// platform uses.

import { siteConfig } from '#site/site.config.ts'
import type { NodeShape } from './diagram-model.ts'
import type { Role } from './palette.ts'

const { people = [], platform = [], stores = [], embedded = [], others = [] } = siteConfig.actors ?? {}

/** Names may begin or end with a sign: `C++ app`. */
const oneOf = (...names: string[]): string =>
  String.raw`(?<!\w)(?:${names.map((name) => RegExp.escape(name)).join('|')})(?!\w)`

const PEOPLE = new RegExp(`^(?:the )?${oneOf('customer', 'user', 'person', 'you', ...people)}$`, 'i')
const STORE = new RegExp(String.raw`^(?:the |your |new |old |next )?${oneOf(...stores)}`, 'i')
const EMBEDDED = new RegExp(oneOf(...embedded), 'i')
const PLATFORM = new RegExp(oneOf('api', 'platform', 'portal', ...platform, ...stores, ...embedded), 'i')
const OTHERS = new RegExp(
  oneOf('partner', 'third party', 'third parties', 'provider', 'vendor', ...others),
  'i',
)
const OWN =
  /^your\b|\byour (?:api|page|app|backend|service|code|webhook)\b|\bsystems?\b|^(?:page|browser|app|client)\b/i

export interface Look {
  shape: NodeShape
  role: Role
}

export function actorLook(label: string): Look {
  if (PEOPLE.test(label)) return { shape: 'pill', role: 'own' }
  if (stores.length > 0 && STORE.test(label)) return { shape: 'store', role: 'platform' }
  const isEmbedded = embedded.length > 0 && EMBEDDED.test(label)
  if (OWN.test(label) && !isEmbedded) return { shape: 'box', role: 'own' }
  if (OTHERS.test(label) && label.split(' ').length <= 3) return { shape: 'box', role: 'other' }
  if (PLATFORM.test(label) && label.split(' ').length <= 4) return { shape: 'box', role: 'platform' }
  return { shape: 'box', role: 'own' }
}

/** A node keeps its author's shape, except for people and stores. */
export function nodeLook(label: string, shape: NodeShape): Look {
  if (shape === 'start' || shape === 'end') return { shape, role: 'dot' }
  if (shape === 'decision') return { shape, role: 'decision' }
  const look = actorLook(label)
  if (shape === 'store')
    return { shape, role: look.role === 'own' && !OWN.test(label) ? 'platform' : look.role }
  return shape === 'pill' ? { shape, role: look.role } : look
}
