// The steps that bundle the site's components for the build itself: what turns a compiled page into HTML, what stands
// around it inside <main>, and what stands around that. Each gives CommonJS for run-site-code.ts.

import { step, type Reads } from '../../graph/step.ts'

export const rendererCode = step<null, string>(
  'code of the renderer',
  import.meta.url,
  (reads) => codeOf(reads, 'renderer', 'scripts/compiler/compile/renderer.ts'),
  { ofProject: true },
)

export const mainHtmlCode = step<null, string>(
  'code of the page around the article',
  import.meta.url,
  (reads) => codeOf(reads, 'main-html', 'scripts/compiler/bundles/main-html.ts'),
  { ofProject: true },
)

export const shellHtmlCode = step<null, string>(
  'code of the shell',
  import.meta.url,
  (reads) => codeOf(reads, 'shell-html', 'scripts/compiler/bundles/shell-html.ts'),
  { ofProject: true },
)

async function codeOf(reads: Reads, name: string, entry: string): Promise<string> {
  const { bundle } = await import('./bundle.ts')
  const { files } = await bundle(reads, name, { entryPoints: [entry], format: 'cjs', platform: 'node' })
  return files[0]!.text
}
