// The steps that bundle the site's components for the build itself: what turns a compiled page into HTML, what stands
// around it inside <main>, and what stands around that. Each gives CommonJS for run-site-code.ts.

import { step } from '../../graph/step.ts'

export const rendererCode = step<null, string>(
  'code of the renderer',
  import.meta.url,
  async (reads) => {
    const { bundle } = await import('./bundle.ts')
    const entry = 'scripts/compiler/compile/renderer.ts'
    const { files } = await bundle(reads, 'renderer', {
      entryPoints: [entry],
      format: 'cjs',
      platform: 'node',
    })
    return files[0]!.text
  },
  { ofProject: true },
)

export const mainHtmlCode = step<null, string>(
  'code of the page around the article',
  import.meta.url,
  async (reads) => {
    const { bundle } = await import('./bundle.ts')
    const entry = 'scripts/compiler/bundles/main-html.ts'
    const { files } = await bundle(reads, 'main-html', {
      entryPoints: [entry],
      format: 'cjs',
      platform: 'node',
    })
    return files[0]!.text
  },
  { ofProject: true },
)

export const shellHtmlCode = step<null, string>(
  'code of the shell',
  import.meta.url,
  async (reads) => {
    const { bundle } = await import('./bundle.ts')
    const entry = 'scripts/compiler/bundles/shell-html.ts'
    const { files } = await bundle(reads, 'shell-html', {
      entryPoints: [entry],
      format: 'cjs',
      platform: 'node',
    })
    return files[0]!.text
  },
  { ofProject: true },
)
