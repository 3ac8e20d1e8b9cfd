// The error pages.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FailurePage, failureTitle } from '#site/pages/failure-page.tsx'

it('admits a crash, names the request and offers a retry', () => {
  const html = renderToStaticMarkup(<FailurePage status={500} requestId="r-1" retryHref="/docs?a=1" />)
  expect(html).toMatch(/<h1[^>]*>This page crashed\.<\/h1>/)
  expect(html).toContain('request r-1')
  expect(html).toMatch(/<a [^>]*href="\/docs\?a=1"[^>]*>Try again<\/a>/)
})

it.each([500, 503] as const)('has the same title for the document as on the page of a %s', (status) => {
  const html = renderToStaticMarkup(<FailurePage status={status} requestId="r-1" retryHref="/" />)
  expect(html).toContain(`<h1 class="notice__title">${failureTitle(status)}</h1>`)
})

it('says that unavailable content will be back', () => {
  const html = renderToStaticMarkup(<FailurePage status={503} requestId="r-1" retryHref="/docs" />)
  expect(html).toContain('try again in a few seconds')
  expect(html).toMatch(/role="alert"/)
  expect(html).toMatch(/<a [^>]*>Retry<\/a>/)
})
