// Marks the tokens of code with classes, and wraps each line that is highlighted, and all where they are numbered.
//
//   <code class="language-json" data-lines="1">{ "a": 1 }</code>
//   <code class="language-json"><span class="code-line" data-highlighted>{ <span class="p">"a"</span>…

import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import { languageName } from '#site/components/code-block/language-names.ts'
import { report, stateOf } from '../../page/page-state.ts'
import { findInSource } from '../../../content/source-place.ts'
import { hasClass } from '../tree/has-class.ts'
import { isKnownLanguage } from '../tree/code-languages.ts'
import { keepPhoneLines } from '../tree/keep-phone-lines.ts'
import { markTokens } from '../tree/mark-tokens.ts'
import { walkElements } from '../../../syntax/walk-tree.ts'

export function rehypeHighlightCode() {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    walkElements(tree, (block) => {
      if (!hasClass(block, 'code-block')) return
      const language = String(block.properties['dataLanguage'] ?? '')
      if (isUnknown(language) && state.settings.content.configured) {
        report(state, {
          code: 'code-language-unknown',
          severity: 'warning',
          at: findInSource(block.position, language, state.sources),
          what: `there is no highlighting for the language \`${language}\``,
          fix: 'use a language that the site highlights, or `text`',
        })
      }
      walkElements(block, (code) => {
        if (code.tagName === 'code') markCode(code, language, block)
      })
    })
  }
}

/** A diagram that is not drawn is shown as code, and has been reported. */
function isUnknown(language: string): boolean {
  return languageName(language) !== undefined && language !== 'mermaid' && !isKnownLanguage(language)
}

function markCode(code: Element, language: string, block: Element): void {
  const text = toString(code)
  const lines = String(code.properties['dataLines'] ?? '')
  const pre = block.children.find((child) => child.type === 'element' && child.tagName === 'pre')
  const numbered = pre?.type === 'element' && pre.properties['dataLineNumbers'] !== undefined
  delete code.properties['dataLines']
  const highlighted = new Set(lines.split(' ').map(Number))
  const showLine = (line: ElementContent[], index: number): ElementContent[] => {
    const isHighlighted = highlighted.has(index + 1)
    return isHighlighted || numbered ? [lineElement(line, isHighlighted)] : line
  }
  const isMarked = lines !== '' || numbered
  code.children = keepPhoneLines(markTokens(text, language), text, isMarked ? showLine : undefined)
}

function lineElement(children: ElementContent[], isHighlighted: boolean): Element {
  const properties = { className: ['code-line'], ...(isHighlighted && { dataHighlighted: '' }) }
  return { type: 'element', tagName: 'span', properties, children }
}
