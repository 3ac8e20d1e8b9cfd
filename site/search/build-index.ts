// Owns how entries become a lunr index. Terms carry their stems, so whole words, word parts and prefixes all hit.

import lunr from 'lunr'
import { NAME_TAG, type SearchEntry } from './search-documents.ts'
import { stem } from './stem.ts'
import { STOP_WORDS } from './stop-words.ts'
import { indexTerms, tokenize } from './tokenize.ts'

const FIELD_BOOSTS = { title: 8, keywords: 2, content: 1 }

/** The index in lunr 2.3.9's own serialisation, without positions and with vectors of two decimals. */
export function buildIndex(entries: readonly SearchEntry[]): object {
  const builder = new lunr.Builder()
  const tokenizer = createTokenizer()
  // The types know one parameter; lunr passes the field's name in a second.
  builder.tokenizer = Object.assign(tokenizer as typeof lunr.tokenizer, { separator: lunr.tokenizer.separator })
  builder.ref('id')
  for (const [field, boost] of Object.entries(FIELD_BOOSTS)) builder.field(field, { boost })
  entries.forEach((entry, id) => {
    const keywords = [entry.keywords, entry.section ?? '', entry.pageTitle ?? ''].join(' ')
    // The text of a name stands in its section already.
    const content = entry.tagName === NAME_TAG ? '' : entry.content
    builder.add({ id, title: entry.title, keywords, content })
  })
  return trim(builder.build().toJSON() as SerializedIndex)
}

/** Makes terms with their stems, so both pipelines stay empty and any lunr client can load the index. */
function createTokenizer(): (text: unknown, metadata: { fields: string[] }) => lunr.Token[] {
  const known = new Map<string, readonly string[]>()
  return (text, { fields }) => {
    const terms: lunr.Token[] = []
    for (const word of tokenize(String(text ?? ''))) {
      if (fields[0] === 'content' && STOP_WORDS.has(word.whole)) continue
      let forms = known.get(word.whole)
      if (!forms || word.parts.length > 1) {
        forms = [...new Set(indexTerms(word).flatMap((term) => [term, stem(term)]))]
        if (word.parts.length === 1) known.set(word.whole, forms)
      }
      for (const form of forms) terms.push(new lunr.Token(form, {}))
    }
    return terms
  }
}

interface SerializedIndex {
  fieldVectors: [string, number[]][]
}

function trim(index: SerializedIndex): object {
  const fieldVectors = index.fieldVectors
    .filter(([, vector]) => vector.length > 0)
    .map(([ref, vector]) => [
      ref,
      vector.map((value, position) => (position % 2 === 0 ? value : Math.round(value * 100) / 100)),
    ])
  return { ...index, fieldVectors }
}
