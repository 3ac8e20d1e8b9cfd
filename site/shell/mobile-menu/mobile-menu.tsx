// The menu on narrow screens: a dialog that is also a popover, so that it opens without JavaScript. The script moves
// the sidebar into it; without a script, the sidebar is below the article, linked from here.

import type { ReactNode } from 'react'
import { behaviourName, MENU_ID, MENU_SIDEBAR_ID, SIDEBAR_SLOT_ID } from '../../model/dom-hooks.ts'
import type { SiteConfig } from '../../model/site-config.ts'
import { Icon } from '../icons/icon.tsx'
import { Logo } from '../icons/logo.tsx'
import { NavbarItemView } from '../navbar/navbar-item.tsx'
import { RepositoryLink, SignInLink } from '../navbar/outward-links.tsx'
import { ThemeToggle } from '../theme-toggle/theme-toggle.tsx'

interface MobileMenuProps {
  config: SiteConfig
  sidebar?: string
}

export function MobileMenu({ config, sidebar }: MobileMenuProps): ReactNode {
  return (
    <dialog
      className="menu"
      id={MENU_ID}
      popover="auto"
      aria-label="Menu"
      data-behaviour={behaviourName('menu-dialog')}
      closedby="any"
    >
      <div className="menu__header">
        <Logo name={config.brand.name} mark={config.mark} />
        <ThemeToggle />
        <CloseButton />
      </div>
      <nav className="menu__panel" aria-label="Menu" data-panel="parts">
        <button
          className="menu__turn with-script"
          type="button"
          data-behaviour={behaviourName('menu-pages')}
          hidden
        >
          Pages in this section
          <Icon name="arrow-right" />
        </button>
        <ul className="menu__items">
          {config.navbar.map((item) => (
            <li key={JSON.stringify(item)}>
              <NavbarItemView item={item} sidebar={sidebar} />
            </li>
          ))}
          {sidebar === undefined ? undefined : (
            <li className="without-script">
              {/* The empty query forces a page load: a jump within the page would leave the menu open. */}
              <a className="navbar__link" href={`?#${SIDEBAR_SLOT_ID}`}>
                All pages in this section
              </a>
            </li>
          )}
        </ul>
      </nav>
      <div className="menu__panel with-script" data-panel="pages">
        <button className="menu__turn" type="button" data-behaviour={behaviourName('menu-parts')}>
          <Icon name="arrow-left" />
          Back to main menu
        </button>
        <div className="menu__sidebar" id={MENU_SIDEBAR_ID} />
      </div>
      <div className="menu__actions">
        <SignInLink config={config} />
        <RepositoryLink config={config} />
      </div>
    </dialog>
  )
}

function CloseButton(): ReactNode {
  const command = { command: 'close', commandfor: MENU_ID }
  return (
    <button
      className="menu__close"
      type="button"
      aria-label="Close the menu"
      popoverTarget={MENU_ID}
      popoverTargetAction="hide"
      data-behaviour={behaviourName('menu-close')}
      {...command}
    >
      <Icon name="close" />
    </button>
  )
}
