// What stands inside `<main>` for a page of layout `landing`: bands of full width, no sidebar, no contents list.

import type { ReactNode } from 'react'

/** `html` is the article's inner HTML, the hero included. */
export function LandingPage({ html }: { html: string }): ReactNode {
  return (
    <div className="landing">
      <article className="landing__article prose" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
