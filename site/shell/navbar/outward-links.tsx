// The shell's two external links: the source repository and the customer portal.

import type { ReactNode } from 'react'
import type { SiteConfig } from '../../model/site-config.ts'
import { Icon } from '../icons/icon.tsx'

interface OutwardLinkProps {
  config: Pick<SiteConfig, 'repository' | 'portalUrl'>
}

export function RepositoryLink({ config }: OutwardLinkProps): ReactNode {
  if (!config.repository) return undefined
  return (
    <a
      className="repository-link"
      href={config.repository.url}
      target="_blank"
      rel="noopener noreferrer"
      title="Source repository"
    >
      <Icon name="repository" />
      <span className="repository-link__label">
        {config.repository.label ?? 'Source'} <span className="visually-hidden">(opens in a new tab)</span>
      </span>
    </a>
  )
}

export function SignInLink({ config }: OutwardLinkProps): ReactNode {
  if (!config.portalUrl) return undefined
  return (
    <a className="navbar__link sign-in" href={config.portalUrl} target="_blank" rel="noopener noreferrer">
      Sign In <span className="visually-hidden">(opens in a new tab)</span>
    </a>
  )
}
