// Lists a content folder and tells what is wrong with it as a whole.

import type { FileReads } from '../graph/world.ts'
import type { DiagnosticCode } from '../diagnostics/codes.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { listContent, type ContentFolder, type ContentPlace } from './read-content.ts'
import { unreadFiles } from './unread-files.ts'

/** A folder that is missing or holds no page is no content. */
export function checkFolder(
  reads: FileReads,
  place: ContentPlace,
): { content?: ContentFolder; diagnostics: Diagnostic[] } {
  const listed = listContent(reads, place)
  const file = place.label
  if (!listed) {
    const what = `there is no folder \`${file}\``
    return {
      diagnostics: [
        wholeFolder('content-folder-missing', file, what, 'name an existing folder with `--content`'),
      ],
    }
  }
  const { content, files } = listed
  const diagnostics = unreadFiles(reads, content, files)
  if (content.pages.length > 0) return { content, diagnostics }
  const what = 'the folder contains no `.md` or `.mdx` file'
  const empty = wholeFolder('content-folder-empty', file, what, 'write a first page: `index.mdx`')
  return { diagnostics: [empty, ...diagnostics] }
}

function wholeFolder(code: DiagnosticCode, file: string, what: string, fix: string): Diagnostic {
  return { code, severity: 'error', place: { file }, what, fix }
}
