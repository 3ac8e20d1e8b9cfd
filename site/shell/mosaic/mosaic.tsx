// The markup of the landing page's picture: one path per tone, coloured by CSS.

import type { ReactNode } from 'react'
import { MOSAIC, mosaicPaths } from './tiles.ts'

/** Decoration: says nothing that the text beside it does not. */
export function Mosaic(): ReactNode {
  return (
    <svg className="mosaic" viewBox={`0 0 ${MOSAIC.width} ${MOSAIC.height}`} aria-hidden="true">
      {Object.entries(mosaicPaths()).map(([tone, path]) => (
        <path key={tone} className={`mosaic__${tone}`} d={path} />
      ))}
    </svg>
  )
}
