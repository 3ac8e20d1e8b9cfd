// Finds where code names a package: in an import, on a command line, or in the files of npm, pip, Maven, Gradle, Go and
// .NET.

interface PackageMention {
  /** The text to replace, and its replacement. */
  from: number
  to: number
  now: string
  /** A version follows it. */
  hasVersion: boolean
}

interface PackageMentions {
  whole: PackageMention[]
  /** Longer names that contain the package's: a path into it, an address that serves it. */
  parts: { from: number; name: string }[]
}

/** The forms in which a version follows a package: `@4`, `:3.0`, `": "^2.1"`, `<version>3.0`, ` v1.4.0`, `--version 4`. */
const VERSION = new RegExp(
  [
    String.raw`["']?\s*:\s*["']?[\^~]?\d`,
    String.raw`\s*(?:@|[=<>~!]=?=?)\s*["']?[\^~=v]*\d`,
    String.raw`\s*</artifactId>\s*(?:<groupId>[^<]*</groupId>\s*)?<version>`,
    String.raw`["']\s*,?\s*version\s*[:=]`,
    String.raw`[ \t]+v\d`,
    String.raw`[ \t]+(?:--version|-v)[ \t=]`,
  ]
    .map((form) => `^(?:${form})`)
    .join('|'),
  'i',
)

export function packageMentions(code: string, legacy: string, now: string): PackageMentions {
  const { whole, parts } = wholeNames(code, legacy, now)
  return {
    whole: [...whole, ...inParts(code, legacy, now)].map((mention) => ({
      ...mention,
      hasVersion: VERSION.test(code.slice(mention.to, mention.to + 200)),
    })),
    parts,
  }
}

type Place = Omit<PackageMention, 'hasVersion'>

function wholeNames(
  code: string,
  legacy: string,
  now: string,
): { whole: Place[]; parts: PackageMentions['parts'] } {
  const whole: Place[] = []
  const parts: PackageMentions['parts'] = []
  for (let from = code.indexOf(legacy); from >= 0; from = code.indexOf(legacy, from + 1)) {
    // A Go module's path may end in its major version, which is another one now.
    const major = /\/v\d+$/.test(now)
      ? (/^\/v\d+(?![\w-])/.exec(code.slice(from + legacy.length)) ?? [''])[0]
      : ''
    const to = from + legacy.length + major.length
    const [before, after] = [code[from - 1] ?? '', code[to] ?? '']
    if (/[\w@.-]/.test(before) || /[\w-]/.test(after)) continue
    if (before === '/' || after === '/') {
      if (isPath(legacy)) parts.push({ from, name: code.slice(from, to) + pathIn(code.slice(to)) })
    } else if (isPath(legacy) || isPlainly(legacy, code, from)) whole.push({ from, to, now })
  }
  return { whole, parts }
}

const pathIn = (after: string): string => /^[\w./-]*/.exec(after)![0]
const isPath = (name: string): boolean => /[/.:]/.test(name)

/** A name without punctuation counts as a package only in install commands and lists of requirements. */
function isPlainly(name: string, code: string, from: number): boolean {
  const before = code.slice(Math.max(0, code.lastIndexOf('\n', from - 1) + 1), from)
  if (/\bpip3? install (?:[^;&|#]*\s)?["']?$/.test(before)) return true
  const isFirst = /^\s*["']?$/.test(before)
  const after = code.slice(from + name.length, from + name.length + 100)
  if (isFirst && /^(?:\[[\w,-]*\])?[ \t]*(?:==|>=|<=|~=|!=|<|>)[ \t]*\d/.test(after)) return true
  return isFirst && code.includes('[tool.poetry') && /^[ \t]*=[ \t]*["'{]/.test(after)
}

/** `<groupId>com.example</groupId> <artifactId>client</artifactId>`, `group: 'com.example', name: 'client'` */
function inParts(code: string, legacy: string, now: string): Place[] {
  const [group, artifact, ...more] = legacy.split(':')
  const [newGroup, newArtifact] = now.split(':')
  // If the group stays the same, only the name after it changes.
  if (artifact === undefined || more.length > 0 || group !== newGroup || !newArtifact) return []
  const dots = group!.replaceAll('.', String.raw`\.`)
  const forms = [
    String.raw`(?<=<groupId>\s*${dots}\s*</groupId>\s*<artifactId>\s*)${artifact}`,
    String.raw`(?<=<artifactId>\s*)${artifact}(?=\s*</artifactId>\s*<groupId>\s*${dots}\s*</groupId>)`,
    String.raw`(?<=\bgroup\s*[:=]\s*['"]${dots}['"]\s*,\s*name\s*[:=]\s*['"])${artifact}`,
  ]
  const found = new RegExp(String.raw`(?:${forms.join('|')})(?![\w-])`, 'g')
  return Array.from(code.matchAll(found), ({ index }) => ({
    from: index,
    to: index + artifact.length,
    now: newArtifact,
  }))
}
