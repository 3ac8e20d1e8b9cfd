// The role of an actor, so that the same one looks the same in every drawing: people are pills, the platform is
// verdigris, the reader's own systems are plain, and everybody else is stone. The configuration adds the names that a
// platform uses.

import type { DiagramActors } from '#site/model/site-config.ts'
import { siteConfig } from '#site/site.config.ts'
import type { NodeShape } from './mermaid/diagram-model.ts'
import type { Role } from './palette.ts'

export interface Look {
  shape: NodeShape
  role: Role
}

/** Names may begin or end with a sign: `C++ app`. */
const oneOf = (...names: string[]): string =>
  String.raw`(?<!\w)(?:${names.map((name) => RegExp.escape(name)).join('|')})(?!\w)`

const OWN =
  /^your\b|\byour (?:api|page|app|backend|service|code|webhook)\b|\bsystems?\b|^(?:page|browser|app|client)\b/i

/** The look of an actor by its label, where a platform has actors of these names. */
export function actorLooks(actors: DiagramActors): (label: string) => Look {
  const { people = [], platform = [], stores = [], embedded = [], others = [] } = actors
  const isPerson = new RegExp(`^(?:the )?${oneOf('customer', 'user', 'person', 'you', ...people)}$`, 'i')
  const isStore = new RegExp(`^(?:the |your |new |old |next )?${oneOf(...stores)}`, 'i')
  const isEmbedded = new RegExp(oneOf(...embedded), 'i')
  const isPlatform = new RegExp(oneOf('api', 'platform', 'portal', ...platform, ...stores, ...embedded), 'i')
  const isOther = new RegExp(
    oneOf('partner', 'third party', 'third parties', 'provider', 'vendor', ...others),
    'i',
  )

  return (label) => {
    if (isPerson.test(label)) return { shape: 'pill', role: 'own' }
    if (stores.length > 0 && isStore.test(label)) return { shape: 'store', role: 'platform' }
    const embeds = embedded.length > 0 && isEmbedded.test(label)
    if (OWN.test(label) && !embeds) return { shape: 'box', role: 'own' }
    const words = label.split(' ').length
    if (isOther.test(label) && words <= 3) return { shape: 'box', role: 'other' }
    if (isPlatform.test(label) && words <= 4) return { shape: 'box', role: 'platform' }
    return { shape: 'box', role: 'own' }
  }
}

export const actorLook = actorLooks(siteConfig.actors ?? {})

/** A node keeps its author's shape, except for people and stores. */
export function nodeLook(label: string, shape: NodeShape): Look {
  if (shape === 'start' || shape === 'end') return { shape, role: 'dot' }
  if (shape === 'decision') return { shape, role: 'decision' }
  const look = actorLook(label)
  if (shape === 'store')
    return { shape, role: look.role === 'own' && !OWN.test(label) ? 'platform' : look.role }
  return shape === 'pill' ? { shape, role: look.role } : look
}
