// The index contains the terms that lunr's own builder makes of the same entries, with lunr's own stemmer.

import lunr from 'lunr'
import { expect, it } from 'vitest'
import { inOneGo } from '#site/search/index/in-one-go.ts'
import type { SearchEntry } from '#site/search/index/search-documents.ts'
import { FIELDS } from '#site/search/index/searched-fields.ts'
import { weighTerms } from '#site/search/index/weigh-terms.ts'

const entry = (title: string, content: string, keywords = '', questions: string[] = []): SearchEntry => ({
  title,
  type: 0,
  url: `/docs/${title.toLowerCase()}`,
  content,
  keywords,
  questions,
  facet: 'docs',
})
// No punctuation, stop words or compound names, which the two tokenise differently.
const entries = [
  entry('Permissions', 'Granting permission lets applications reveal values', 'granted roles'),
  entry('Rotation', 'Rotating keys expires earlier keys', '', ['rotate expired key']),
  entry('Relational conditionals', 'Conditional relations happily hopping agreed cries'),
]

/** By field and term, the entries that contain it. */
type Holders = Record<string, number[]>

function holdersByLunr(): Holders {
  const builder = new lunr.Builder()
  builder.ref('id')
  for (const name of FIELDS) builder.field(name)
  const asWritten = (token: lunr.Token): lunr.Token[] => {
    const stemmed = lunr.stemmer(token.clone())
    return stemmed.toString() === token.toString() ? [token] : [token, stemmed]
  }
  // Runs only while the index is built: it is not stored.
  builder.pipeline.add(asWritten as unknown as lunr.PipelineFunction)
  entries.forEach(({ title, content, keywords, questions = [] }, id) =>
    builder.add({ id: String(id), title, content, keywords, questions: questions.join(' ') }),
  )
  builder.build()
  const { invertedIndex } = builder as unknown as {
    invertedIndex: Record<string, Record<string, Record<string, unknown>>>
  }
  const holders: Holders = {}
  for (const [term, fields] of Object.entries(invertedIndex))
    for (const name of FIELDS) {
      const ids = Object.keys(fields[name]!).map(Number)
      if (ids.length > 0) holders[`${name} ${term}`] = ids.sort((a, b) => a - b)
    }
  return holders
}

it('contains every word and its stem where lunr’s builder does', () => {
  const { terms, entry: ids, field, term } = inOneGo(weighTerms(entries))
  const holders: Holders = {}
  term.forEach((number, row) => (holders[`${FIELDS[field[row]!]} ${terms[number]}`] ??= []).push(ids[row]!))
  const byLunr = holdersByLunr()
  expect(Object.keys(byLunr).length).toBeGreaterThan(40)
  expect(holders).toEqual(byLunr)
})
