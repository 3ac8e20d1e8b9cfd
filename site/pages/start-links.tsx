// The way on for a reader who has found nothing: where the documentation begins.

import type { ReactNode } from 'react'

export function StartLinks(): ReactNode {
  return (
    <p className="start-links">
      <a href="/">Home</a> · <a href="/docs">Getting started</a> · <a href="/docs/api">API reference</a>
    </p>
  )
}
