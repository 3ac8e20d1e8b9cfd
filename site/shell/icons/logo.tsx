// The mark: a letter T laid from five hand-cut tiles, one of them gold, the token among the originals.

import type { ReactNode } from 'react'

const TILES = [
  { tone: 'stone', points: '2.2,3 9.6,2.4 9.9,9.8 2.6,10.1' },
  { tone: 'stone', points: '11.8,2.6 20,2.3 20.3,9.5 12.1,9.9' },
  { tone: 'stone', points: '22.2,2.4 29.7,2.9 29.3,10 22.5,9.7' },
  { tone: 'gold', points: '12,12 20.2,11.7 19.8,19.6 12.3,19.9' },
  { tone: 'stone', points: '12.2,22 19.9,21.7 20.1,29.6 12.5,29.3' },
] as const

/** The mark alone, decoration beside the brand's name. */
export function LogoMark(): ReactNode {
  return (
    <svg className="logo-mark" viewBox="0 0 32 32" aria-hidden="true">
      {TILES.map(({ tone, points }) => (
        <polygon key={points} className={`logo-mark__${tone}`} points={points} />
      ))}
    </svg>
  )
}

/** Mark and name, the link to the landing page. */
export function Logo({ name }: { name: string }): ReactNode {
  return (
    <a className="logo" href="/">
      <LogoMark />
      <span className="logo__name">{name}</span>
      <span className="logo__suffix">Docs</span>
    </a>
  )
}
