import { expect, it } from 'vitest'
import { robotsText } from '#scripts/compiler/outputs/robots-text.ts'

it('says nothing about what programs may do where the configuration does not', () => {
  expect(robotsText({ origin: 'https://docs.example' })).not.toContain('Content-Signal')
})

it('says what programs may do with the pages, and names the sitemap', () => {
  const crawlers = { search: true, aiInput: true, aiTrain: false }
  expect(robotsText({ origin: 'https://docs.example', crawlers })).toBe(`User-agent: *
Content-Signal: search=yes, ai-input=yes, ai-train=no
Allow: /

Sitemap: https://docs.example/sitemap.xml
`)
})
