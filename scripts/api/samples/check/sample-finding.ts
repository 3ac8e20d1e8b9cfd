// A problem in a sample on a page, before its location in a file is known.

import type { Finding, FindingCode } from '#site/api/code/known/code-finding.ts'

/** What the code checker finds, and what is required only of samples on pages. */
export type SampleFinding = Finding<
  | FindingCode
  | 'sample-untied'
  | 'sample-nocheck-without-reason'
  | 'sample-line-long'
  | 'sample-placeholder-unknown'
  | 'sample-curl-style'
  | 'sample-failure-unnoticed'
>
