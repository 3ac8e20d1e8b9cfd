// The content of `<footer>`: columns of links and the copyright line.

import type { ReactNode } from 'react'
import { behaviourName } from '../../model/dom-hooks.ts'
import type { FooterColumn, SiteConfig } from '../../model/site-config.ts'
import { LogoMark } from '../icons/logo.tsx'

export function SiteFooter({
  config,
}: {
  config: Pick<SiteConfig, 'footer' | 'mark' | 'thirdParty'>
}): ReactNode {
  return (
    <div className="site-footer__inner">
      <nav className="site-footer__columns" aria-label="Footer">
        {config.footer.columns.map((column) => (
          <Column key={column.title} column={column} />
        ))}
      </nav>
      <div className="site-footer__bottom">
        <LogoMark mark={config.mark} />
        <p>{config.footer.copyright}</p>
        {config.thirdParty ? (
          <button
            className="site-footer__choices with-script"
            type="button"
            data-behaviour={behaviourName('privacy-choices')}
          >
            Privacy choices
          </button>
        ) : undefined}
      </div>
    </div>
  )
}

function Column({ column }: { column: FooterColumn }): ReactNode {
  return (
    <div className="site-footer__column">
      <h2 className="site-footer__title">{column.title}</h2>
      <ul className="site-footer__list">
        {column.links.map(({ label, href }) => (
          <li key={href}>
            <a className="site-footer__link" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
