import { expect, it } from 'vitest'
import { takesFeedback } from '#scripts/build/takes-feedback.ts'

it.each([
  '[[analytics_engine_datasets]]\nbinding = "FEEDBACK"\ndataset = "docs_feedback"',
  `[[analytics_engine_datasets]]\n  binding='FEEDBACK' # reports`,
  'analytics_engine_datasets = [{ dataset = "docs_feedback", binding = "FEEDBACK" }]',
])('reports are taken where a dataset is bound for them: %s', (toml) => {
  expect(takesFeedback(toml)).toBe(true)
})

it.each([
  '# [[analytics_engine_datasets]]\n# binding = "FEEDBACK"',
  '[[analytics_engine_datasets]]\nbinding = "INSIGHTS" # not binding = "FEEDBACK"',
  '[[ratelimits]]\nname = "FEEDBACK_LIMIT"',
  'binding = "FEEDBACK_OLD"',
])('no reports are taken by %s', (toml) => {
  expect(takesFeedback(toml)).toBe(false)
})
