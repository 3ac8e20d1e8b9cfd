// What VitePress pages may hold beside Markdown: the badge, and parts of Vue that are left out.

import type { ComponentConversion } from '../../markdown/page-context.ts'
import { drop, unwrap, wordBadge } from '../../markdown/shared-components.ts'

export const vitepressComponents: Readonly<Record<string, ComponentConversion>> = {
  Badge: wordBadge('text'),
  ClientOnly: unwrap,
  Content: drop,
  template: unwrap,
}
