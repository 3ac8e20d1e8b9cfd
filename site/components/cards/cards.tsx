// Links as cards: <Cards><Card title="…" href="/docs" icon="rocket">…</Card></Cards>.

import type { ReactNode } from 'react'
import type { CARD_ICONS } from '../../model/component-rules.ts'
import { Icon } from '../../shell/icons/icon.tsx'
import type { SourceStamp } from '../source-stamp.ts'

export function Cards({
  columns,
  children,
  ...stamp
}: SourceStamp & { columns?: string; children?: ReactNode }) {
  return (
    <ul className="cards" data-columns={columns} {...stamp}>
      {children}
    </ul>
  )
}

interface CardProps extends SourceStamp {
  title?: string
  href?: string
  icon?: (typeof CARD_ICONS)[number]
  children?: ReactNode
}

export function Card({ title, href, icon, children, ...stamp }: CardProps) {
  return (
    <li className="card" data-icon={icon} {...stamp}>
      {icon === undefined ? null : (
        <span className="card__icon">
          <Icon name={icon} />
        </span>
      )}
      <p className="card__title">
        <a href={href}>{title}</a>
      </p>
      <div className="card__body">{children}</div>
    </li>
  )
}
