// A navbar item, in the bar and in the mobile menu. An invalid item is a configuration error.

import type { ReactNode } from 'react'
import type { NavbarItem } from '../../model/site-config.ts'
import { encodePath } from '../../model/urls.ts'
import { Icon } from '../icons/icon.tsx'

/** An invalid navbar item in the site configuration. */
export class NavbarConfigurationError extends Error {
  override name = 'NavbarConfigurationError'
  constructor(reason: string, item: unknown, cause?: unknown) {
    const json = JSON.stringify(item, undefined, 2)
    super(`${reason}\nThe item of \`navbar\` in site/site.config.ts:\n${json}`, { cause })
  }
}

interface NavbarItemProps {
  item: NavbarItem
  /** The current page's sidebar: a `doc` item is current on every page of its sidebar. */
  sidebar?: string
}

/** Renders by the item's type. Throws a `NavbarConfigurationError`. */
export function NavbarItemView({ item, sidebar }: NavbarItemProps): ReactNode {
  try {
    return renderItem(item, sidebar)
  } catch (error) {
    if (error instanceof NavbarConfigurationError) throw error
    throw new NavbarConfigurationError('A navbar item failed to render.', item, error)
  }
}

function renderItem(item: NavbarItem, sidebar: string | undefined): ReactNode {
  switch (item.type) {
    case 'doc':
      return (
        <a
          className="navbar__link"
          href={encodePath(required(item, 'path'))}
          data-sidebar={item.sidebar}
          aria-current={item.sidebar === sidebar ? 'true' : undefined}
        >
          {required(item, 'label')}
        </a>
      )
    case 'link':
      return <NavbarLink label={required(item, 'label')} href={required(item, 'href')} />
    case 'dropdown':
      return (
        <details className="navbar__dropdown" name="navbar">
          <summary className="navbar__link">
            {required(item, 'label')}
            <Icon name="chevron-down" />
          </summary>
          <ul className="navbar__panel">
            {item.items.map((entry) => (
              <li key={entry.href}>
                <NavbarLink label={required(entry, 'label', item)} href={required(entry, 'href', item)} />
              </li>
            ))}
          </ul>
        </details>
      )
    case 'html':
      return <div className="navbar__html" dangerouslySetInnerHTML={{ __html: required(item, 'html') }} />
    default:
      throw new NavbarConfigurationError(`There is no navbar item type ${typeName(item)}.`, item)
  }
}

/** A link to a page of the site or, in a new tab, to another host. */
function NavbarLink({ label, href }: { label: string; href: string }): ReactNode {
  if (href.startsWith('/')) {
    return (
      <a className="navbar__link" href={href}>
        {label}
      </a>
    )
  }
  return (
    <a className="navbar__link" href={href} target="_blank" rel="noopener noreferrer">
      {label}
      <Icon name="external" label="(opens in a new tab)" />
    </a>
  )
}

function required<T extends object, K extends keyof T & string>(
  part: T,
  key: K,
  item: unknown = part,
): string {
  const value = part[key]
  if (typeof value === 'string' && value !== '') return value
  throw new NavbarConfigurationError(`A navbar item has no \`${key}\`.`, item)
}

function typeName(item: never): string {
  const { type } = item as { type?: unknown }
  return type === undefined ? 'nothing: `type` is missing' : JSON.stringify(type)
}
