// Renders the document of a response that is not a page: not found, failure, search results. Never indexed, no
// canonical URL.

import type { ReactNode } from 'react'
import { documentTitle } from '#site/model/document-title.ts'
import { NOTICE_STYLES } from '#site/styles/style-parts.ts'
import { siteConfig } from '#site/site.config.ts'
import { renderHtml } from './render-html.ts'
import { textBytes } from '../runtime/text-bytes.ts'
import type { PageRenderer } from './render-document.tsx'

export interface Notice {
  /** Without the site's name. */
  title: string
  /** Canonical path of the request, for the client router. */
  path: string
  content: ReactNode
}

/** The complete document. Rejects when the shell or the content cannot be rendered. */
export async function renderNotice(
  renderer: PageRenderer,
  { title, path, content }: Notice,
): Promise<string> {
  const main = textBytes(await renderHtml(content))
  const subject = {
    title: documentTitle(title, siteConfig.title),
    description: title,
    path,
    canonical: false,
    layout: 'doc' as const,
    styles: NOTICE_STYLES,
    noindex: true,
  }
  return new Response(await renderer.render(subject, main)).text()
}
