// The 404 page: suggested pages, and a search form.

import type { ReactNode } from 'react'
import type { NavbarItem } from '../model/site-config.ts'
import { encodePath } from '../model/urls.ts'
import { SearchBox } from '../shell/search-box/search-box.tsx'
import { StartLinks } from './start-links.tsx'

interface NotFoundPageProps {
  /** Pages with a similar path or title, best first. */
  nearest: { title: string; path: string }[]
  /** Of the site, for the way on. */
  navbar: readonly NavbarItem[]
}

export const NOT_FOUND_TITLE = 'Page Not Found'

export function NotFoundPage({ nearest, navbar }: NotFoundPageProps): ReactNode {
  return (
    <div className="notice">
      <p className="notice__code" aria-hidden="true">
        404
      </p>
      <h1 className="notice__title">{NOT_FOUND_TITLE}</h1>
      <p>We can’t find the page you’re looking for. It may have moved, or the link may be broken.</p>
      {nearest.length > 0 ? (
        <>
          <h2 className="notice__subtitle">Did you mean</h2>
          <ul className="notice__list">
            {nearest.map(({ title, path }) => (
              <li key={path}>
                <a href={encodePath(path)}>{title}</a> <span className="notice__path">{path}</span>
              </li>
            ))}
          </ul>
        </>
      ) : undefined}
      <SearchBox label="Search for the page" />
      <StartLinks navbar={navbar} />
    </div>
  )
}
