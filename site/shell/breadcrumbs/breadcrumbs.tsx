// The breadcrumbs: home, the page's ancestor categories, the page itself.

import type { ReactNode } from 'react'
import type { Crumb } from '../../model/breadcrumb-trail.ts'
import { encodePath } from '../../model/urls.ts'
import { Icon } from '../icons/icon.tsx'

/** `crumbs` end with the current page and do not include the home page. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }): ReactNode {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol className="breadcrumbs__list">
        <li className="breadcrumbs__item">
          <a className="breadcrumbs__link" href="/" aria-label="Home page">
            <Icon name="home" />
          </a>
        </li>
        {crumbs.map((crumb, index) => (
          <li key={crumb.path ?? crumb.label} className="breadcrumbs__item">
            <CrumbText crumb={crumb} last={index === crumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function CrumbText({ crumb, last }: { crumb: Crumb; last: boolean }): ReactNode {
  if (last) return <span aria-current="page">{crumb.label}</span>
  if (crumb.path === undefined) return <span>{crumb.label}</span>
  return (
    <a className="breadcrumbs__link" href={encodePath(crumb.path)}>
      {crumb.label}
    </a>
  )
}
