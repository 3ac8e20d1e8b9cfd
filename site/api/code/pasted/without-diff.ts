// Takes the new code out of a pasted diff: removed lines and the words of the format become empty, so that lines and
// columns stay where they are.

const HUNK = /^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/m
const FORMAT = /^(?:diff |index |--- |\+\+\+ |@@ |new file|deleted file|similarity |rename |\\ )/

export function withoutDiff(code: string): string {
  if (!HUNK.test(code)) return code
  return code
    .split('\n')
    .map((line) => (FORMAT.test(line) || line.startsWith('-') ? '' : line.replace(/^\+/, ' ')))
    .join('\n')
}
