// Renders the site's components for the build: what is inside <main>, and whether the navbar can be shown. Bundled and
// run by run-site-code.ts, because Node does not run TSX.

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DocPage, type DocPageProps } from '#site/pages/doc-page.tsx'
import type { SiteConfig } from '#site/model/site-config.ts'
import { LandingPage } from '#site/pages/landing-page.tsx'
import { NavbarConfigurationError } from '#site/shell/navbar/navbar-item.tsx'
import { SiteHeader } from '#site/shell/header/site-header.tsx'

export function docPageHtml(props: DocPageProps): string {
  return renderToStaticMarkup(createElement(DocPage, props))
}

export function landingPageHtml(html: string): string {
  return renderToStaticMarkup(createElement(LandingPage, { html }))
}

/** What is wrong with a navbar item, and the item; nothing when all of them can be shown. */
export function navbarProblem(config: SiteConfig): { reason: string; item: string } | undefined {
  try {
    renderToStaticMarkup(createElement(SiteHeader, { config }))
    return undefined
  } catch (error) {
    if (!(error instanceof NavbarConfigurationError)) throw error
    return { reason: error.message.split('\n', 1)[0] ?? '', item: error.item }
  }
}
