import { describe, expect, it } from 'vitest'
import { languageName, tabKey } from '#site/components/code-block/language-names.ts'

describe('languageName', () => {
  it('names a language as readers know it, and plain text not at all', () => {
    expect(['csharp', 'sh', 'cobol', 'text', ''].map(languageName)).toEqual([
      'C#',
      'Shell',
      'cobol',
      undefined,
      undefined,
    ])
  })
})

describe('tabKey', () => {
  it('gives one key to the spellings of one language', () => {
    expect(['Node.js', 'C#', 'cURL', 'Go'].map(tabKey)).toEqual(['node', 'csharp', 'curl', 'go'])
  })

  it('makes a key of any label', () => {
    expect(['React Native', ' Überweisung / SEPA ', '?!'].map(tabKey)).toEqual([
      'react-native',
      'überweisung-sepa',
      '',
    ])
  })
})
