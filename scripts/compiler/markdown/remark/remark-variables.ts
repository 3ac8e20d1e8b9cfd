// Replaces %name% by its value wherever authors write text: prose, code, links and props.
//
//   Send `%PREFIX%-API-KEY` to [%brand%](%api-host%), not \%brand%
//   Send `ACM-API-KEY` to [Name](https://api.example), not %brand%

import type { Root } from 'mdast'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { nearestName } from '#site/spelling/nearest-name.ts'
import { report, stateOf, type PageState } from '../../page/page-state.ts'
import { ESCAPED_VARIABLE } from '../../../content/prepare-source.ts'
import { findInSource } from '../../../content/source-place.ts'
import { walkNodes } from '../../../syntax/walk-tree.ts'

/** Three characters at least, no hyphen at the end: `%Y-%m-%d` and `%d%%` are formats, not variables. */
const VARIABLE = new RegExp(`(${ESCAPED_VARIABLE})?%([A-Za-z](?:-?[A-Za-z0-9]){2,})%`, 'g')
/** Properties of Markdown nodes that hold text of the author. */
const TEXT_PROPERTIES = ['value', 'url', 'title', 'alt', 'meta'] as const

export function remarkVariables() {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    walkNodes(tree, (node) => {
      if (node.type === 'yaml') return
      const texts = node as Node & { [Property in (typeof TEXT_PROPERTIES)[number]]?: unknown }
      for (const property of TEXT_PROPERTIES) {
        const text = texts[property]
        if (typeof text !== 'string') continue
        const replaced = replaceVariables(text, state, node)
        // An address with an unknown variable leads nowhere, and that has been said.
        texts[property] =
          property === 'url' && replaced.includes('%') && hasUnknown(replaced, state) ? '#' : replaced
      }
      if ('attributes' in node && Array.isArray(node.attributes)) replaceInProps(node.attributes, state, node)
    })
  }
}

function replaceInProps(attributes: (Node & { value?: unknown })[], state: PageState, node: Node): void {
  for (const attribute of attributes) {
    if (typeof attribute.value !== 'string') continue
    attribute.value = replaceVariables(attribute.value, state, attribute.position ? attribute : node)
  }
}

/** The text with its variables replaced; unknown names are reported and stay. */
export function replaceVariables(text: string, state: PageState, at: Node | undefined): string {
  if (!text.includes('%')) return text
  const { variables } = state.settings
  return text.replaceAll(VARIABLE, (whole: string, escape: string | undefined, name: string) => {
    if (escape !== undefined) return whole.slice(escape.length)
    if (Object.hasOwn(variables, name)) {
      state.variables.add(name)
      return variables[name]!
    }
    const nearest = nearestName(name, Object.keys(variables))
    if (!isMistake(name, state)) return whole
    report(state, {
      code: 'variable-unknown',
      at: findInSource(at?.position, `%${name}%`, state.sources),
      what: `there is no variable \`%${name}%\``,
      fix: nearest
        ? `use \`%${nearest}%\`, or write \`\\%${name}%\` for the text itself`
        : `write \`\\%${name}%\` for the text itself`,
    })
    return whole
  })
}

/** %APPDATA% and its like are variables of Windows, in samples for its shell; other people's content knows no variables. */
function isMistake(name: string, state: PageState): boolean {
  const { variables, content } = state.settings
  if (!content.configured || Object.hasOwn(variables, name)) return false
  return name !== name.toUpperCase() || nearestName(name, Object.keys(variables)) !== undefined
}

function hasUnknown(text: string, state: PageState): boolean {
  return [...text.matchAll(VARIABLE)].some(
    ([, escape, name = '']) => escape === undefined && isMistake(name, state),
  )
}
