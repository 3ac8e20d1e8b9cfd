// A compiled page for tests that need its place among others and not its text.

import type { CompiledPage } from '#scripts/compiler/page/compiled-page.ts'

/** `file` is relative to the content folder; the path follows from it. */
export function samplePage(file: string, parts: Partial<CompiledPage> = {}): CompiledPage {
  const path = `/${file.replace(/\.mdx?$/, '')}`.replace(/\/index$/, '') || '/'
  const title = parts.title ?? path
  return {
    file,
    path,
    frontMatter: {},
    title,
    description: `About ${title}`,
    html: `<h1>${title}</h1>`,
    toc: [],
    late: [],
    markdown: `# ${title}\n`,
    sections: [],
    links: [],
    anchors: [],
    samples: [],
    assets: [],
    words: 1,
    dependencies: [],
    partials: [],
    variables: [],
    diagnostics: [],
    ...parts,
  }
}
