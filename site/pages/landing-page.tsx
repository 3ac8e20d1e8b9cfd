// The content of `<main>` for the `landing` layout: full-width sections, no sidebar, no contents list.

import type { ReactNode } from 'react'

/** `html` is the article's inner HTML, including the hero. */
export function LandingPage({ html }: { html: string }): ReactNode {
  return (
    <div className="landing">
      <article className="landing__article prose" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
