// The announcement above the navbar. A dismissed one is hidden before paint through an attribute of `<html>`.

import type { ReactNode } from 'react'
import { behaviourName } from '../../model/dom-hooks.ts'
import type { SiteConfig } from '../../model/site-config.ts'
import { Icon } from '../icons/icon.tsx'

export function AnnouncementBar({ announcement }: Pick<SiteConfig, 'announcement'>): ReactNode {
  if (announcement === undefined) return undefined
  const { text, href } = announcement
  return (
    <aside className="announcement" aria-label="Announcement" data-behaviour={behaviourName('announcement')}>
      <p className="announcement__text">{href === undefined ? text : <a href={href}>{text}</a>}</p>
      <button
        className="announcement__close"
        type="button"
        aria-label="Close"
        data-behaviour={behaviourName('announcement-close')}
      >
        <Icon name="close" />
      </button>
    </aside>
  )
}
