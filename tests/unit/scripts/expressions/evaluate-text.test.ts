import { describe, expect, it } from 'vitest'
import { fitsResult } from '#scripts/expressions/compare-result.ts'
import { evaluateJson, evaluateText } from '#scripts/expressions/evaluate-text.ts'

const evaluate = (text: string, data: unknown, resources = {}) =>
  evaluateText(text, { variables: { data }, resources, configuration: { TERMINAL: '7' } })

const books = {
  books: [
    { title: 'Moby Dick', price: 8.99 },
    { title: 'Middlemarch', price: 12.5 },
  ],
}

describe('filters', () => {
  it.each<[string, unknown, unknown]>([
    ['{{ data | card_bin }}', '3622720627165567', '36227206'],
    ['{{ data | card_bin }}', '378282246310005', '378282'],
    ["{{ data | card_bin: '-' }}", '2720-3946-1246-5072', '27203946'],
    ["{{ data | card_exp: 'MM/YY' }}", { expiration_month: 10, expiration_year: 2028 }, '10/28'],
    ["{{ data | card_exp: 'YYYY-MM' }}", { expiration_month: 4, expiration_year: 2030 }, '2030-04'],
    ["{{ data | card_mask: true, true, '#', '-' }}", '3622-7206-2716-5567', '3622-7206-####-5567'],
    ['{{ data | card_mask }}', '4242424242424242', 'XXXXXXXXXXXXXXXX'],
    ["{{ data | reveal: 7, 4, '#', '-' }}", '3622-7206-2716-5567', '3622-72##-####-5567'],
    ['{{ data | reveal: 3, 2 }}', 'Hello', 'XXXXX'],
    ['{{ data | reveal_last: 4 }}', '3622720627165567', 'XXXXXXXXXXXX5567'],
    ['{{ data | reveal_last: 4 }}', '123-45-6789', 'XXX-XX-6789'],
    ['{{ data | reveal_last: 4 }}', '789', '789'],
    ['{{ data | last4 }}', '789', '789'],
    ["{{ data | pad_left: 6, '0' }}", '1234', '001234'],
    ["{{ data | pad_right: 6, '0' }}", '1234', '123400'],
    ["{{ data | json: '$.books[?(@.price < 10)].title' }}", books, 'Moby Dick'],
    ["{{ data | json: '$.books[1].price' }}", books, 12.5],
    ['{{ data | stringify }}', { b: 2, a: [1, { d: 1, c: 2 }] }, '{"a":[1,{"c":2,"d":1}],"b":2}'],
    ['{{ data | json_stringify }}', { b: 2, a: 1 }, '{"b":2,"a":1}'],
    [
      "{{ data | hmac: 'sha-256', 'key' | to_base16 }}",
      'The quick brown fox jumps over the lazy dog',
      'F7BC83F430538424B13298E6AA6FB143EF4D59A14946175997479DBC2D1A3CD8',
    ],
    ['{{ data | to_number }}', '42', 42],
    ['{{ data | to_number }}', null, null],
    ['{{ data | to_boolean }}', 'true', true],
    ['{{ data | to_string }}', 42, '42'],
    ["{{ data.email | split: '@' | last | upcase }}", { email: 'ada@example.com' }, 'EXAMPLE.COM'],
  ])('%s of %j is %j', (expression, data, result) => {
    expect(evaluate(expression, data)).toEqual(result)
  })

  it.each<[string, unknown]>([
    ["{{ data | json: '$.books[*].title' }}", books],
    ["{{ data | json: '$.author' }}", books],
    ["{{ data | card_exp: 'YY' }}", { expiration_month: 4, expiration_year: 2030 }],
    ["{{ data | card_exp: 'MM' }}", { expiration_month: 13, expiration_year: 2030 }],
    ["{{ data | card_exp: 'MM' }}", { expiration_month: 0, expiration_year: 2030 }],
    ["{{ data | card_exp: 'MM' }}", { expiration_month: 4, expiration_year: 30 }],
    ["{{ data | card_exp: 'MM' }}", '04/30'],
    ['{{ data | to_number }}', 'forty-two'],
    ['{{ data | to_boolean }}', 'soon'],
    ['{{ data | to_base64 }}', 'Hello'],
    ["{{ data | hmac: 'sha-256', 'key' }}", 'Hello'],
    ["{{ data | hmac: 'md5', 'key' | to_base64 }}", 'Hello'],
    ['{{ data | reveal_last }}', 'Hello'],
    ['{{ data | card_bin }}', 'Hello'],
    ['{{ data | last4 }}', null],
  ])('%s of %j fails', (expression, data) => {
    expect(() => evaluate(expression, data)).toThrow()
  })

  it.each([
    ['{{ data | alias_card: true, true }}', '3622720627165567', '3622720639185567', '3622720639185568'],
    ['{{ data | alias_card }}', '4242424242424242', '8165093347205072', '816509334720507a'],
    ['{{ data | alias_preserve_format: 3, 5 }}', 'ABC12345DEF67890', 'ABC83203hqn67890', 'ABC8320xhqn67890'],
    ['{{ data | alias_preserve_length: 0, 5 }}', 'ABC12345DEF67890', 'v38anr9m2cx67890', 'v38anr9m2c67890'],
  ])('%s of %s can be %s and not %s', (expression, data, possible, impossible) => {
    const result = evaluate(expression, data)
    expect([fitsResult(result, possible), fitsResult(result, impossible)]).toEqual([true, false])
  })
})

describe('operands', () => {
  const resources = {
    'c06d0789-0a38-40be-b7cc-c28a718f76f1': { data: { number: '4242' }, card: { brand: 'visa' } },
    'intent-2': { data: '123' },
  }

  it('gives the data of a bare id, and the whole resource of a named one', () => {
    const text =
      "{{ c06d0789-0a38-40be-b7cc-c28a718f76f1 | json: '$.number' }} " +
      "{{ token: c06d0789-0a38-40be-b7cc-c28a718f76f1 | json: '$.card.brand' }} " +
      "{{ token_intent: intent-2 | json: '$.data' }} {{ config: TERMINAL }}"
    expect(evaluate(text, null, resources)).toBe('4242 visa 123 7')
  })

  it('fails for an id that is not there', () => {
    expect(() => evaluate('{{ person-3 }}', null, resources)).toThrow('there is no token `person-3`')
  })
})

describe('types', () => {
  it('keeps the type of a whole expression and writes text around others', () => {
    const body = {
      whole: '{{ data }}',
      number: '{{ data.a }}',
      text: 'No. {{ data.a }}',
      list: ['{{ data.a }}'],
    }
    expect(evaluateJson(body, { variables: { data: { a: 1 } }, resources: {} })).toEqual({
      whole: { a: 1 },
      number: 1,
      text: 'No. 1',
      list: [1],
    })
  })
})
