// Selects an icon by name. Client code uses the path directly, so that it does not import all of them.

import type { ReactNode } from 'react'
import { Drawing } from './icon-drawing.tsx'
import { iconPaths, type IconName } from './icon-paths.ts'

interface IconProps {
  name: IconName
  /** Accessible name, if there is no text beside it. */
  label?: string
}

export function Icon({ name, label }: IconProps): ReactNode {
  return <Drawing path={iconPaths[name]} label={label} />
}
