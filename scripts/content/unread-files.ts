// Files of a content folder that the build does not read although they look as if their author meant it to: links that
// lead to no file, pages where none are looked for, settings and tables under another name.

import { dirname, extname, join } from 'node:path'
import { nearestName } from '#site/spelling/nearest-name.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { FileReads } from '../graph/world.ts'
import {
  placeIn,
  REDIRECTS_FILE,
  SIDEBARS_FILE,
  type ContentFile,
  type ContentFolder,
} from './read-content.ts'

interface Unread {
  what: string
  fix: string
}

const CONTRACT_FILE = 'openapi/openapi.yaml'
const LISTS = [SIDEBARS_FILE, REDIRECTS_FILE, 'style.yaml'].map((name) => name.slice(0, -'.yaml'.length))
const DATA_ENDING = /\.(?:ya?ml|json)$/i
const HIDDEN = /(?:^|\/)_/
const OTHER_MARKDOWN = /\.(?:markdown|mdown|mkdn?|mdwn)$/i
/** A README there is for authors. */
const PAGE_IN_SUPPORT = /^(?:data|openapi|diagrams)\/(?:.*\/)?(?!readme\.)[^/]*\.mdx?$/i

/** Errors where the sidebars are configured; in the folder of another tool they may be meant. */
export function unreadFiles(
  reads: FileReads,
  content: Pick<ContentFolder, 'root' | 'label' | 'configured'>,
  files: readonly ContentFile[],
): Diagnostic[] {
  const names = new Set(files.map(({ file }) => file))
  return files.flatMap(({ file, kind }): Diagnostic[] => {
    const unread =
      kind === 'link'
        ? linkOf(reads.kind(join(content.root, file)) === 'folder')
        : (pageOf(file) ?? listOf(file, names) ?? (content.configured ? dataOf(file, names) : undefined))
    if (!unread) return []
    const severity = content.configured ? 'error' : 'warning'
    return [{ code: 'content-file-unread', severity, place: placeIn(content, file), ...unread }]
  })
}

function linkOf(toFolder: boolean): Unread {
  if (!toFolder) {
    return { what: 'the link leads to no file', fix: 'point it to the file that it stands for, or remove it' }
  }
  const what = 'the link leads to a folder, and only links to files are followed'
  return { what, fix: 'put the folder itself here, or a link to each file in it' }
}

function pageOf(file: string): Unread | undefined {
  if (HIDDEN.test(file)) return undefined
  if (OTHER_MARKDOWN.test(file)) {
    const renamed = file.replace(OTHER_MARKDOWN, '.md')
    return { what: 'the names of pages end in `.md` or `.mdx`', fix: `rename it to \`${renamed}\`` }
  }
  if (!PAGE_IN_SUPPORT.test(file)) return undefined
  const [folder] = file.split('/')
  return { what: `files in \`${folder}/\` are not read as pages`, fix: 'move it to another folder' }
}

/** `sidebar.yml` for `sidebars.yaml`. */
function listOf(file: string, names: ReadonlySet<string>): Unread | undefined {
  if (file.includes('/') || !DATA_ENDING.test(file)) return undefined
  const name = file.replace(DATA_ENDING, '')
  const list = LISTS.includes(name) ? name : nearestName(name, LISTS)
  if (list === undefined || file === `${list}.yaml`) return undefined
  return { what: `the build does not read \`${file}\``, fix: moveTo(file, `${list}.yaml`, names) }
}

function dataOf(file: string, names: ReadonlySet<string>): Unread | undefined {
  if (!DATA_ENDING.test(file)) return undefined
  if (file.startsWith('data/') && extname(file) !== '.yaml') {
    const renamed = file.replace(DATA_ENDING, '.yaml')
    return { what: 'the names of tables end in `.yaml`', fix: moveTo(file, renamed, names) }
  }
  if (dirname(file) !== 'openapi' || names.has(CONTRACT_FILE)) return undefined
  const what = `the contract begins in \`${CONTRACT_FILE}\`, which is not there`
  return { what, fix: moveTo(file, CONTRACT_FILE, names) }
}

function moveTo(file: string, target: string, names: ReadonlySet<string>): string {
  if (names.has(target)) return `move what it says to \`${target}\`, and remove it`
  return /\.json$/i.test(file) ? `write it as YAML, in \`${target}\`` : `rename it to \`${target}\``
}
