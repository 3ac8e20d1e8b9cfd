// Marks code in text that is too long to stay on one line. Shorter names never break at their hyphens.
//
//   <code>/reactors/{id}/results/{request_id}</code>      <code data-long>…

import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, walkElements } from '../../../syntax/walk-tree.ts'

/** The longest name that fits the narrowest column of a phone of 360 px: a list in a note. */
const ONE_LINE = 24

export function rehypeLongCode() {
  return (tree: Root): void => {
    walkElements(tree, (element) => {
      if (element.tagName === 'pre') return SKIP
      if (element.tagName === 'code' && toString(element).length > ONE_LINE)
        element.properties['dataLong'] = ''
      return undefined
    })
  }
}
