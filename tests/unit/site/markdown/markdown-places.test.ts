import { expect, it } from 'vitest'
import { markdownPlaces } from '#site/markdown/markdown-places.ts'

it('names each section, and each sample in it by its number, with its title or language', () => {
  const markdown = [
    '# Errors',
    '',
    '## Read `code` {#read}',
    '',
    '```json title="404 Not Found"',
    '{ "a": 1 }',
    '## no heading {#none}',
    '```',
    '',
    '```bash',
    'curl',
    '```',
    '',
    '## Retry {#retry}',
    '',
    'Wait.',
  ].join('\n')
  expect(markdownPlaces(markdown)).toEqual([
    { value: 'read', label: 'Read code' },
    { value: 'read~1', label: 'Read code: sample 1 (404 Not Found)' },
    { value: 'read~2', label: 'Read code: sample 2 (bash)' },
    { value: 'retry', label: 'Retry' },
  ])
})
