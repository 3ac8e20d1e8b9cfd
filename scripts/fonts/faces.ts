// The two typefaces of the site: where they come from, and which weights and characters are published.

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PROJECT_ROOT } from '../project/project-root.ts'

export interface SiteFace {
  name: 'text' | 'code'
  /** The file in its package. */
  source: string
  /** The published subset. */
  file: string
}

export const LIGHTEST = 400
export const HEAVIEST = 650

const require = createRequire(import.meta.url)
const FOLDER = join(PROJECT_ROOT, 'site/styles/fonts')

export const FACES: readonly SiteFace[] = [
  {
    name: 'text',
    source:
      require.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
    file: join(FOLDER, 'text.woff2'),
  },
  {
    name: 'code',
    source: require.resolve('@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'),
    file: join(FOLDER, 'code.woff2'),
  },
]

/** Folders of the packages that the faces come from: their licences are published with them. */
export const FACE_PACKAGES: readonly string[] = FACES.map(({ source }) => packageFolder(source))

/** The folder of the package that a file belongs to, with slashes on every system. */
export function packageFolder(file: string): string {
  const names = file.split(/[\\/]/)
  const at = names.lastIndexOf('node_modules')
  return names.slice(at, at + (names[at + 1]!.startsWith('@') ? 3 : 2)).join('/')
}

/** Basic Latin, the letters of Latin-1, and the signs that our texts use. */
export const ALPHABET = [
  ...span(0x20, 0x7e),
  ...span(0xc0, 0xff),
  ...'\u00a0£§©«®°±²³·»¼½¾×÷–—‘’“”†•…‹›€™−←↑→↓',
].join('')

function span(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
}
