import { describe, expect, it } from 'vitest'
import { llmsText } from '#scripts/compiler/outputs/llms-text.ts'
import { siteConfig } from '../../../../fixtures/site-config.ts'
import { samplePage } from '../sample-page.ts'

const errors = samplePage('docs/api/errors.mdx', { title: 'Errors [all]', description: 'What went\nwrong.' })
const home = samplePage('index.mdx', { title: 'Home', description: '' })
const hidden = samplePage('hidden.mdx', { frontMatter: { noindex: true } })
const config = { ...siteConfig, title: 'Docs', description: 'All of it.', origin: 'https://docs.example' }
const text = llmsText([home, errors, hidden], [{ label: 'API', pages: [errors, hidden] }], config)

describe('llmsText', () => {
  it('opens with title, summary and instructions before the first list', () => {
    expect(text).toMatch(/^# Docs\n\n> All of it\.\n\nInstructions for tools:\n\n- /)
    expect(text.indexOf('Instructions')).toBeLessThan(text.indexOf('## '))
  })

  it('promises no API, SDKs, facts, skills and test cards that the site does not have', () => {
    const brand = { ...config.brand, sdkVersions: {} }
    const bare = llmsText([home], [], { ...config, brand })
    expect(bare).not.toMatch(/API|OpenAPI|SDK|card|fact|skill/)
    const api = { server: 'https://api.example', keyHeader: 'ACM-API-KEY' }
    const whole = llmsText(
      [home],
      [],
      { ...config, brand: { ...brand, sdkVersions: { node: '2.0.0' } } },
      { api, hasFacts: true, hasSkills: true },
    )
    expect(whole).toContain('search, pages, facts, operations')
    expect(whole).toContain('the tools and the skills')
    expect(whole).toContain('API is at https://api.example. Authenticate with the header `ACM-API-KEY`')
    expect(whole).toContain('(Node.js, 2.0.0)')
  })

  it('lists each sidebar as a section of links to Markdown files on the origin, with one-line notes', () => {
    expect(text).toContain(
      '\n\n## API\n\n- [Errors \\[all\\]](https://docs.example/docs/api/errors.md): What went wrong.\n',
    )
  })

  it('ends with pages outside the sidebars, and leaves out what is not indexed', () => {
    expect(text).toMatch(/\n## Optional\n\n- \[Home\]\(https:\/\/docs\.example\/index\.md\)\n$/)
    expect(text).not.toContain('hidden')
  })
})
