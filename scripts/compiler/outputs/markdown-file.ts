// The Markdown's frame: front matter for tools and the line that leads to the index. The body is the page's.

import { encodePath } from '#site/model/urls.ts'
import type { CompiledPage } from '../page/compiled-page.ts'

const INDEX_LINE = '> For the complete documentation index, see [llms.txt](/llms.txt)'

/** What `/path.md` answers. `updated` is `YYYY-MM-DD`. */
export function pageMarkdown(
  page: Pick<CompiledPage, 'path' | 'title' | 'description' | 'frontMatter' | 'markdown'>,
  origin: string,
  updated: string | undefined,
): string {
  const fields = {
    title: page.title,
    description: page.description,
    questions: page.frontMatter.questions,
    canonical: origin + encodePath(page.path),
    last_updated: updated,
  }
  const frontMatter = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    // JSON is YAML, whatever it holds.
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `---\n${frontMatter.join('\n')}\n---\n\n${INDEX_LINE}\n\n${page.markdown.trim()}\n`
}
