import { describe, expect, it } from 'vitest'
import { decodePageRecord, encodePageRecord, type PageRecord } from '#site/model/page-record.ts'

const record: PageRecord = {
  html: '<article>\n<h1>Errors</h1>\n{"not":"the metadata"}\n</article>',
  meta: {
    path: '/docs',
    documentTitle: 'Errors | Docs',
    title: 'Errors',
    description: 'Line\nbreak',
    layout: 'doc',
  },
}

describe('a page record', () => {
  it('round-trips', () => {
    expect(decodePageRecord(encodePageRecord(record))).toEqual(record)
  })

  it('has its metadata in a single last line', () => {
    expect(encodePageRecord(record).split('\n').at(-1)).toBe(JSON.stringify(record.meta))
  })

  it.each(['', 'no newline', '<p>\n', '<p>\n{}', '<p>\nnull', '<p>\n"text"', '<p>\n{"path":1}'])(
    'is rejected if it is %j',
    (text) => {
      expect(() => decodePageRecord(text)).toThrow()
    },
  )
})
