// What is wrong with a sample of a page, before its place in a file is known.

import type { Finding, FindingCode } from '#site/api/code/known/code-finding.ts'

/** What the check of code finds, and what only samples of a page are asked for. */
export type SampleFinding = Finding<
  | FindingCode
  | 'sample-untied'
  | 'sample-nocheck-without-reason'
  | 'sample-line-long'
  | 'sample-placeholder-unknown'
  | 'sample-curl-style'
  | 'sample-failure-unnoticed'
>
