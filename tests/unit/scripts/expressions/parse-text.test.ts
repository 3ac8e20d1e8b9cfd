import { describe, expect, it } from 'vitest'
import { findCodeProblems } from '#scripts/expressions/code-expressions.ts'
import { findProblems } from '#scripts/expressions/parse-text.ts'

describe('expressions that cannot be read', () => {
  it.each([
    [
      '{{ data | reveal_lst: 4 }}',
      'names the filter `reveal_lst`, which does not exist',
      'use `reveal_last`',
    ],
    ['{{ dat.number }}', 'names the variable `dat`, which does not exist', 'use `data`'],
    ['{{ data last4 }}', 'begins with more than one value', 'write `{{ value | filter }}`'],
    ['{{ data | }}', 'ends with a bar', 'name a filter after it, or remove it'],
    ['{{ }}', 'names no value', 'write `{{ value | filter }}`'],
    [
      '{{ data | json_stringify | upcase }}',
      'has a filter after `json_stringify`',
      'make `json_stringify` the last one',
    ],
  ])('%s', (expression, what, fix) => {
    expect(findProblems(expression)).toEqual([{ expression, what, fix }])
  })

  it.each([
    '{{ data.number | alias_card: false, true }}',
    "{{ c06d0789-0a38-40be-b7cc-c28a718f76f1 | json: '$.number' }}",
    '{{ token: <id> | json: "$.data" }}',
    '{{ $TOKEN_ID | last4 }}',
    "{{ proxy.request.body | hmac: 'sha-256', proxy.config.SIGNING_KEY | to_base64 }}",
    'no expression',
  ])('reads %s', (expression) => {
    expect(findProblems(expression)).toEqual([])
  })
})

describe('expressions in code', () => {
  it.each([
    ['tsx', '<p style={{ color: red }} />'],
    ['ts', 'const card = `{{ ${tokenId} | ${filter} }}`'],
    ['python', '"{{ " + token_id + " | last4 }}"'],
    ['go', 'rows := [][]string{{"a", "b"}}'],
    ['python', '"{{ TOKEN | last4 }}"'],
    ['json', '{ "city": "{{ data | json: \\"$.city\\" }}" }'],
  ])('leaves %s alone that puts them together: %s', (language, code) => {
    expect(findCodeProblems(language, code)).toEqual([])
  })

  it.each(['json', 'bash', 'ts', 'csharp'])('reports a wrong filter in %s', (language) => {
    const [problem] = findCodeProblems(language, '"{{ data | lst4 }}"')
    expect(problem).toMatchObject({ expression: '{{ data | lst4 }}', fix: 'use `last4`' })
  })
})
