import { describe, expect, it } from 'vitest'
import { languageName, tabKey } from '#site/components/code-block/language-names.ts'

describe('languageName', () => {
  it('gives a language’s usual name, and none for plain text', () => {
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

  it('makes a key from any label', () => {
    expect(['React Native', ' Überweisung / SEPA ', '?!'].map(tabKey)).toEqual([
      'react-native',
      'überweisung-sepa',
      '',
    ])
  })
})
