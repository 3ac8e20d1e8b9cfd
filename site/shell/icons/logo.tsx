// The logo mark, alone and with the brand's name.

import type { ReactNode } from 'react'
import type { MarkShape } from '../../model/site-config.ts'

/** Only the mark: decorative, beside the brand's name. */
export function LogoMark({ mark }: { mark: readonly MarkShape[] }): ReactNode {
  return (
    <svg className="logo-mark" viewBox="0 0 32 32" aria-hidden="true">
      {mark.map(({ tone, path }) => (
        <path key={path} className={`logo-mark__${tone}`} d={path} />
      ))}
    </svg>
  )
}

/** Mark and name, linking to the landing page. */
export function Logo({ name, mark }: { name: string; mark: readonly MarkShape[] }): ReactNode {
  return (
    <a className="logo" href="/">
      <LogoMark mark={mark} />
      <span className="logo__name">{name}</span>
      <span className="logo__suffix">Docs</span>
    </a>
  )
}
