// The content of `<header>`: the navbar and, for narrow screens, the mobile menu. It varies only with the current
// sidebar.

import type { ReactNode } from 'react'
import { behaviourName, HIDE_ON_SCROLL, MENU_ID } from '../../model/dom-hooks.ts'
import type { SiteConfig } from '../../model/site-config.ts'
import { Icon } from '../icons/icon.tsx'
import { Logo } from '../icons/logo.tsx'
import { MobileMenu } from '../mobile-menu/mobile-menu.tsx'
import { SearchBox } from '../search-box/search-box.tsx'
import { ThemeToggle } from '../theme-toggle/theme-toggle.tsx'
import { NavbarItemView } from '../navbar/navbar-item.tsx'
import { RepositoryLink, SignInLink } from '../navbar/outward-links.tsx'

interface SiteHeaderProps {
  config: SiteConfig
  /** Name of the current page's sidebar. */
  sidebar?: string
}

/** Throws a `NavbarConfigurationError` if the configuration contains an invalid item. */
export function SiteHeader({ config, sidebar }: SiteHeaderProps): ReactNode {
  const hiding = config.hideNavbarOnScroll ? { [HIDE_ON_SCROLL]: '' } : undefined
  return (
    <>
      <nav className="navbar" aria-label="Main" {...hiding}>
        <MenuButton />
        <Logo name={config.brand.name} mark={config.mark} />
        <ul className="navbar__items">
          {config.navbar.map((item) => (
            <li key={JSON.stringify(item)}>
              <NavbarItemView item={item} sidebar={sidebar} />
            </li>
          ))}
        </ul>
        <div className="navbar__search" data-island="search-box">
          <SearchBox />
        </div>
        <div className="navbar__actions">
          <RepositoryLink config={config} />
          <ThemeToggle />
          <SignInLink config={config} />
        </div>
      </nav>
      <MobileMenu config={config} sidebar={sidebar} />
    </>
  )
}

/** Opens the menu natively: as a modal if invoker commands are supported, else as a popover. */
function MenuButton(): ReactNode {
  const command = { command: 'show-modal', commandfor: MENU_ID }
  return (
    <button
      className="navbar__menu-button"
      type="button"
      aria-label="Open the menu"
      aria-haspopup="dialog"
      popoverTarget={MENU_ID}
      data-behaviour={behaviourName('menu-open')}
      {...command}
    >
      <Icon name="menu" />
    </button>
  )
}
