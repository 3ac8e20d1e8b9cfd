import { expect, it } from 'vitest'
import { errorTexts } from '#scripts/api/contract/error-texts.ts'

const detail = 'Bad. No.'

it.each<[string, unknown, object[]]>([
  [
    'messages by field',
    { title: 'Bad', detail: 'No.', errors: { name: ['short'] } },
    [{ detail, field: 'name', message: 'short' }],
  ],
  [
    'a list of fields',
    { title: 'Bad', detail: 'No.', errors: [{ pointer: '/a/0', message: 'must be positive' }, 'x', null] },
    [{ detail, field: '/a/0', message: 'must be positive' }],
  ],
  ['a message alone', { code: 7, message: 'No such parcel' }, [{ detail: 'No such parcel' }]],
  ['an error inside', { error: { code: 'gone', message: 'No such parcel' } }, [{ detail: 'No such parcel' }]],
  ['errors in another form', { title: 'Bad', errors: { name: { code: 3 } } }, [{ detail: 'Bad' }]],
  ['a list', [{ message: 'x' }], []],
  ['nothing', null, []],
  ['a text', 'Gone', []],
])('reads %s', (_, body, texts) => expect(errorTexts(body)).toEqual(texts))
