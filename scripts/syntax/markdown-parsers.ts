// Parsers for Markdown that is read and not compiled: with front matter, GFM and container directives, as authors write it.

import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { remarkContainerDirectives } from './remark-container-directives.ts'

const plain = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkContainerDirectives)
  .freeze()

export const markdownParsers = { md: plain, mdx: plain().use(remarkMdx).freeze() }
