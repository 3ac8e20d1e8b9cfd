// The questions that a page shows as headings, with their answers: several headings below one other that end with a
// question mark, each with an answer in words alone.

import type { PageQuestion } from '#site/model/release.ts'
import type { SearchSection } from '../page/compiled-page.ts'

/** A single heading with a question mark is a title, not a list of questions. */
const MIN_QUESTIONS = 2

export function visibleQuestions(sections: readonly SearchSection[]): PageQuestion[] {
  const groups = new Map<number, PageQuestion[]>()
  sections.forEach((section, index) => {
    const { heading, text, level, identifiers } = section
    const isParent = (sections[index + 1]?.level ?? 0) > level
    // What a sample or a picture says is missing from the text.
    const isWhole = text !== '' && !text.includes('…') && identifiers === undefined
    if (level < 3 || !heading.endsWith('?') || isParent || !isWhole) return
    const parent = sections.findLastIndex((other, at) => at < index && other.level < level)
    groups.set(parent, [...(groups.get(parent) ?? []), { question: heading, answer: text }])
  })
  return [...groups.values()].filter((group) => group.length >= MIN_QUESTIONS).flat()
}
