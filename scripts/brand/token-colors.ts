// The colours of site/styles/tokens.css, for what is drawn by the build and cannot read a stylesheet.

import { join } from 'node:path'
import { PROJECT_ROOT } from '../project/project-root.ts'

export const TOKENS_FILE = join(PROJECT_ROOT, 'site/styles/tokens.css')

/** Values by name without `--color-`. */
export type TokenColors = ReadonlyMap<string, string>

export function tokenColors(css: string, theme: 'dark' | 'light'): TokenColors {
  const block = new RegExp(`\\[data-theme=['"]${theme}['"]\\]\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  return new Map(
    [...block.matchAll(/--color-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  )
}
