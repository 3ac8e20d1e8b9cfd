// The baseline of bench build: @mdx-js/esbuild with GFM compiles every page of a folder, and nothing else happens.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import mdx from '@mdx-js/esbuild'
import { build } from 'esbuild'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'

const [content = ''] = process.argv.slice(2)
const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.mdx?$/.test(file),
)

await build({
  entryPoints: files.map((file) => join(content, file)),
  outdir: 'out',
  write: false,
  logLevel: 'error',
  plugins: [mdx({ remarkPlugins: [remarkFrontmatter, remarkGfm, remarkDirective] })],
})
