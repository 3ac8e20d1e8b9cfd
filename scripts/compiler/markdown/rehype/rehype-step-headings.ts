// Sets the level of step titles: one below the heading above the steps.
//
//   <h2>Install</h2> <ol class="steps"><li><h3>…       stays h3
//   <h3>Linux</h3>   <ol class="steps"><li><h3>…       becomes h4

import type { Element, Root } from 'hast'
import { hasClass } from '../tree/has-class.ts'
import { SKIP, walkElements } from '../../../syntax/walk-tree.ts'

const MIN_LEVEL = 2
const MAX_LEVEL = 6

export function rehypeStepHeadings() {
  return (tree: Root): void => setLevels(tree, 1)
}

function setLevels(root: Root | Element, levelAbove: number): void {
  let level = levelAbove
  walkElements(root, (element) => {
    const heading = /^h([1-6])$/.exec(element.tagName)
    if (heading) level = Number(heading[1])
    if (!hasClass(element, 'steps')) return undefined
    const stepLevel = Math.min(MAX_LEVEL, Math.max(MIN_LEVEL, level + 1))
    for (const step of element.children) if (step.type === 'element') setStep(step, stepLevel)
    return SKIP
  })
}

function setStep(step: Element, level: number): void {
  const title = step.children.find((child) => hasClass(child, 'step__title'))
  if (hasClass(title, 'step__title')) title.tagName = `h${level}`
  setLevels(step, level)
}
