// The buttons of code blocks, added by script because they need one: copy, and word wrap while the code is wider than
// its block.

import { showCopied } from '../../browser/copied-feedback.ts'
import { iconButton } from '../../shell/icons/icon-button.ts'
import { showWhileUseful } from '../../browser/show-while-useful.ts'
import { BEHAVIOUR, type BehaviourName } from '../../model/dom-hooks.ts'

const BUTTONS = 'code-block__buttons'

/** Runs per page; stops when `signal` aborts. */
export function startCodeButtons(signal: AbortSignal): void {
  const wraps = new Map<Element, HTMLElement>()
  for (const pre of document.querySelectorAll('main .code-block > pre')) {
    const block = pre.parentElement!
    // Code in a console has its own button.
    if (block.querySelector(`.${BUTTONS}`)) continue
    const wrap = button('wrap-code', 'Toggle word wrap')
    wrap.ariaPressed = 'false'
    wrap.onclick = () => (wrap.ariaPressed = String(block.toggleAttribute('data-wrap')))
    wraps.set(pre, wrap)
    const copy = button('copy-code', 'Copy code to clipboard')
    copy.title = 'Copy'
    // As written, without the block's final newline.
    copy.onclick = () =>
      void showCopied(copy, navigator.clipboard.writeText(pre.textContent.replace(/\n$/, '')))
    const buttons = document.createElement('div')
    buttons.className = BUTTONS
    buttons.append(wrap, copy)
    block.append(buttons)
  }
  const isUseful = (pre: Element): boolean =>
    pre.scrollWidth > pre.clientWidth || wraps.get(pre)!.ariaPressed === 'true'
  showWhileUseful(wraps, isUseful, signal)
}

function button(behaviour: BehaviourName, label: string): HTMLElement {
  const element = iconButton('code-block__button', label)
  element.setAttribute(BEHAVIOUR, behaviour)
  return element
}
