// Turns the findings of a page's samples into diagnostics, located in the files that authors write.

import type { FileReads } from '../../graph/world.ts'
import type { PageSample } from '../../compiler/page/compiled-page.ts'
import type { ContentPlace } from '../../content/read-content.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Verdict } from './check/check-sample.ts'
import { MAX_LINE } from './check/check-sample-style.ts'
import { createPlaceFinder } from './sample-place.ts'

const CORRECT = 'correct the sample; if it is not meant to be complete code, name the language `text`'

/** `verdicts` are in the order of the samples. */
export function sampleDiagnostics(
  reads: FileReads,
  content: ContentPlace,
  samples: readonly PageSample[],
  verdicts: readonly Verdict[],
  variables: Readonly<Record<string, string>>,
): Diagnostic[] {
  const { placeOf, writtenLength } = createPlaceFinder(reads, content, variables)
  return samples.flatMap((sample, index) =>
    verdicts[index]!.findings.map(({ code, at, what, fix }): Diagnostic => {
      const place = placeOf(sample.place, sample.code, at)
      // A line that is too long only because of the brand's names must not fail the build of a brand with longer names.
      const isNames = code === 'sample-line-long' && writtenLength(sample.place, at!.row) <= MAX_LINE
      return { code, severity: isNames ? 'warning' : 'error', place, what, fix: fix ?? CORRECT }
    }),
  )
}
