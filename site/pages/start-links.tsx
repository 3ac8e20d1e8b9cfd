// Links to starting points, for readers who found nothing.

import type { ReactNode } from 'react'

export function StartLinks(): ReactNode {
  return (
    <p className="start-links">
      <a href="/">Home</a> · <a href="/docs">Getting started</a> · <a href="/docs/api">API reference</a>
    </p>
  )
}
