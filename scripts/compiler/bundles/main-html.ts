// Renders what is inside <main> for the build. Bundled and run by run-site-code.ts, because Node does not run TSX.

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DocPage, type DocPageProps } from '#site/pages/doc-page.tsx'
import { LandingPage } from '#site/pages/landing-page.tsx'

export function docPageHtml(props: DocPageProps): string {
  return renderToStaticMarkup(createElement(DocPage, props))
}

export function landingPageHtml(html: string): string {
  return renderToStaticMarkup(createElement(LandingPage, { html }))
}
