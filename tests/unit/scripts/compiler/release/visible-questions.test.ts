import { expect, it } from 'vitest'
import { visibleQuestions } from '#scripts/compiler/release/visible-questions.ts'

const section = (level: number, heading: string, text = 'Yes.', more = {}) => ({
  id: heading,
  heading,
  level,
  text,
  ...more,
})

it('takes questions below one heading, with their answers', () => {
  const found = visibleQuestions([
    section(2, 'Questions', ''),
    section(3, 'Does it expire?', 'No.'),
    section(3, 'The sheet is empty'),
    section(3, 'Can I use two?'),
  ])
  expect(found).toEqual([
    { question: 'Does it expire?', answer: 'No.' },
    { question: 'Can I use two?', answer: 'Yes.' },
  ])
})

it.each([
  ['a single one', [section(2, 'Refunds'), section(3, 'Void or refund?')]],
  ['those of different sections', [section(2, 'A'), section(3, 'B?'), section(2, 'C'), section(3, 'D?')]],
  ['titles of sections', [section(2, 'Which one?'), section(2, 'And when?')]],
  [
    'those without an answer in words',
    [section(2, 'A'), section(3, 'B?', ''), section(3, 'C?', 'So: … Then.')],
  ],
  [
    'one whose answer goes on below headings of its own',
    [section(2, 'A'), section(3, 'B?'), section(4, 'More'), section(3, 'C?')],
  ],
  [
    'those whose answer is code',
    [section(2, 'A'), section(3, 'B?', 'So:', { identifiers: ['a_b'] }), section(3, 'C?')],
  ],
])('leaves out %s', (_, sections) => {
  expect(visibleQuestions(sections)).toEqual([])
})
