// Gives every later plugin the state of its page, found by the file's path.

import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import type { PageState } from '../../page/page-state.ts'

export function remarkPageState({ states }: { states: ReadonlyMap<string, PageState> }) {
  return (_tree: Root, file: VFile): void => {
    const state = states.get(file.path)
    if (!state) throw new Error(`no page state for ${file.path}`)
    file.data.state = state
  }
}
