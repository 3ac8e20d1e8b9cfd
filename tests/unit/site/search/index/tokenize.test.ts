// Splits and joins text into terms.

import { expect, it } from 'vitest'
import { indexTerms, tokenize } from '#site/search/index/tokenize.ts'

const terms = (text: string) => tokenize(text).flatMap(indexTerms)

it('keeps simple words as they are', () => {
  expect(terms('Read the docs')).toEqual(['read', 'the', 'docs'])
})

it('splits and joins camelCase', () => {
  expect(terms('createTokenIntent')).toEqual(['createtokenintent', 'create', 'token', 'intent'])
  expect(terms('parseURLQuery')).toEqual(['parseurlquery', 'parse', 'url', 'query'])
})

it('splits and joins snake_case, kebab-case, dotted names, paths and headers', () => {
  expect(terms('expiration_month')).toEqual(['expirationmonth', 'expiration', 'month'])
  expect(terms('token.created')).toEqual(['tokencreated', 'token', 'created'])
  expect(terms('POST /token-intents/{id}')).toEqual(['post', 'tokenintents', 'token', 'intents', 'id'])
  expect(terms('ABC-API-KEY')).toEqual(['abcapikey', 'abc', 'api', 'key'])
})

it('treats an acronym’s plural and a language’s name as one word', () => {
  expect(terms('SDKs, MATs and APIs')).toEqual(['sdks', 'mats', 'and', 'apis'])
  expect(terms('C# or F#, tokens#create')).toEqual(['c#', 'or', 'f#', 'tokens', 'create'])
})

it('recognises words in every alphabet', () => {
  expect(terms('Größe 日本語 naïve')).toEqual(['größe', '日本語', 'naïve'])
})

it('omits runs too long to be words', () => {
  expect(terms('x'.repeat(40))).toEqual(['x'.repeat(40)])
  expect(terms('x'.repeat(41))).toEqual([])
})
