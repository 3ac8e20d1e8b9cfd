import { expect, it } from 'vitest'
import { NEUTRAL_STYLE, strictStyle } from '#scripts/prose/style/style.ts'

it('turns what is off into warnings, and leaves errors and warnings as they are', () => {
  const { severities } = strictStyle({
    ...NEUTRAL_STYLE,
    severities: { 'prose-word': 'off', 'prose-voice': 'error', 'prose-link': 'warning' },
  })
  expect(severities).toEqual({ 'prose-word': 'warning', 'prose-voice': 'error', 'prose-link': 'warning' })
})
