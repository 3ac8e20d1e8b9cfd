// Parsers for Markdown that is read and not compiled: with front matter, GFM and container directives, as authors write it.

import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { remarkContainerDirectives } from './remark-container-directives.ts'

const withGfm = (options: { singleTilde: boolean }) =>
  unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm, options)
    .use(remarkContainerDirectives)
    .freeze()

const plain = withGfm({ singleTilde: true })

export const markdownParsers = {
  md: plain,
  mdx: plain().use(remarkMdx).freeze(),
  /** As VitePress reads it: one tilde is a character. */
  markdownIt: withGfm({ singleTilde: false }),
}
