// The choice of an icon by its name. What comes to the browser as code draws by the path, without all the others.

import type { ReactNode } from 'react'
import { Drawing } from './icon-drawing.tsx'
import { iconPaths, type IconName } from './icon-paths.ts'

export interface IconProps {
  name: IconName
  /** Name for assistive technology, where no text stands beside the icon. */
  label?: string
}

export function Icon({ name, label }: IconProps): ReactNode {
  return <Drawing path={iconPaths[name]} label={label} />
}
