// An entry in the form that other engines index: everything that ours knows about it, in three fields.

import type { SearchEntry } from '#site/search/index/search-documents.ts'

export function textFields(entry: SearchEntry) {
  const { url, title, pageTitle = '', section = '', keywords, questions = [], summary = '', content } = entry
  return {
    url,
    title: `${title} ${section} ${pageTitle}`,
    keywords: `${keywords} ${questions.join(' ')}`,
    content: `${summary} ${content}`,
  }
}
