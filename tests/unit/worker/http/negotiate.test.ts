import { describe, expect, it } from 'vitest'
import { acceptsEach, prefersMarkdown } from '#worker/http/negotiate.ts'

describe('prefersMarkdown', () => {
  it.each([
    'text/markdown',
    'TEXT/Markdown',
    'text/markdown, text/html;q=0.9',
    'text/markdown;q=0.5, text/html;q=0.4, */*;q=0.1',
    'text/markdown, */*;q=0.8',
    'text/html;q=0, text/markdown;q=0.1',
    'text/markdown;q=1.000, text/html;q=0.999',
    'text/*;q=0.5, text/markdown',
    'text/markdown; charset=utf-8',
    'text/markdown, text/html, */*',
    'text/html, text/markdown',
    'text/markdown, */*',
    'text/markdown;q=0.5, text/html;q=0.5',
    // HTML is refused, and Markdown is not.
    'text/html;q=0, */*',
    'text/html; q = 0, */*',
    'text/html;q=0.000, text/*;q=0.3',
    // A range that matches Markdown has more weight than HTML.
    'text/*;q=0.3, text/html;q=0.2',
    'text/*, text/html;q=0.5',
    'text/html ; q=0.9, */*',
    'image/png;q=0, text/html;q=0.001, */*',
    // A weight for other parameters says nothing of our HTML.
    'text/html;level=1, text/html;q=0.5, text/markdown;q=0.7',
    'text/html;level=1, text/markdown;q=0.9',
    'text/html;charset=utf-8;q=0.2, text/html, text/markdown;q=0.5',
    'text/html;charset="utf-8";q=0.2, text/html, text/markdown;q=0.5',
    'text/markdown;profile="a,b;q=0", text/html;q=0.5',
    'text/html;q=0.5, text/markdown;profile="unfinished',
  ])('is true for %j', (accept) => {
    expect(prefersMarkdown(accept)).toBe(true)
  })

  it.each([
    undefined,
    null,
    '',
    '*/*',
    'text/*',
    'text/html',
    'text/markdown;q=0',
    'text/markdown ; q = 0.9, text/html',
    'text/markdown;q=0.4, text/html;q=0.5',
    'text/markdown;q=0, text/html;q=0',
    'text/*;q=0.2, text/html;q=0.3',
    'text/html;q=0.5, */*;q=0.5',
    'text/html;q=0.9, text/plain;q=0.8, image/png, */*;q=0.5',
    'text/markdown;q=0, */*;q=0.1',
    'text/markdown;q=nonsense',
    'text/markdown;q=2',
    'text/markdownish',
    'text/html;q=0',
    'text/html;level=1;q=0, */*',
    'text/html;q=0, text/markdown;q=0, */*',
    'text/html;q=0, text/*;q=0, */*',
    'application/json;q=0, */*',
    'text/html;charset=utf-8, text/html;q=0.1, text/markdown;q=0.5',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    `text/markdown,${'x'.repeat(2000)}`,
    // What a quoted string contains is not a range.
    'text/html;profile=",text/markdown,"',
    'text/html;profile="\\",text/markdown,"',
    'text/html;profile="unfinished,text/markdown',
    `text/html;${'"\\'.repeat(300)},text/markdown`,
  ])('is false for %j', (accept) => {
    expect(prefersMarkdown(accept)).toBe(false)
  })
})

describe('acceptsEach', () => {
  const both = ['application/json', 'text/event-stream']

  it.each([
    null,
    '',
    '*/*',
    'application/json, text/event-stream',
    'text/*, application/*;q=0.1',
    'application/json;q=0.5, */*;q=0.1',
  ])('is true for %j', (accept) => {
    expect(acceptsEach(accept, both)).toBe(true)
  })

  it.each([
    'application/json',
    'text/event-stream',
    'application/json;q=0, */*',
    'text/html',
    'application/*',
  ])('is false for %j', (accept) => {
    expect(acceptsEach(accept, both)).toBe(false)
  })
})
