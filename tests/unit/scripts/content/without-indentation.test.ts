import { expect, it } from 'vitest'
import { withoutIndentation } from '#scripts/content/without-indentation.ts'

it('keeps indentation in code alone', () => {
  expect(withoutIndentation('  A\n   b:\n\n   ```\n{\n  "a": 1 \n}\n   ```\n  c\n')).toBe(
    'A\nb:\n\n```\n{\n  "a": 1\n}\n```\nc',
  )
})
