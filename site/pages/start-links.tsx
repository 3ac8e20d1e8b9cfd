// Links to starting points, for readers who found nothing: home, and the parts that the navbar names.

import { Fragment, type ReactNode } from 'react'
import type { NavbarItem } from '../model/site-config.ts'

export function StartLinks({ navbar }: { navbar: readonly NavbarItem[] }): ReactNode {
  return (
    <p className="start-links">
      <a href="/">Home</a>
      {navbar
        .filter((item) => item.type === 'doc')
        .map(({ label, path }) => (
          <Fragment key={path}>
            {' · '}
            <a href={path}>{label}</a>
          </Fragment>
        ))}
    </p>
  )
}
