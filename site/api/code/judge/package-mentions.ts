// Finds where code names a package: in an import, on a command line, or in the files of npm, pip, Maven and Gradle.

export interface PackageMention {
  /** The text to replace, and its replacement. */
  from: number
  to: number
  now: string
  /** A version follows it. */
  hasVersion: boolean
}

/** The forms in which a version follows a package: `@4`, `:3.0`, `": "^2.1"`, `<version>3.0`, `, version: '3.0'`. */
const VERSION =
  /^(?:(?:["']?\s*:\s*["']?|@|==)[\^~]?\d|\s*<\/artifactId>\s*<version>|['"]\s*,\s*version\s*[:=])/

export function packageMentions(code: string, legacy: string, now: string): PackageMention[] {
  return [...wholeNames(code, legacy, now), ...inParts(code, legacy, now)].map((mention) => ({
    ...mention,
    hasVersion: VERSION.test(code.slice(mention.to)),
  }))
}

type Place = Omit<PackageMention, 'hasVersion'>

function wholeNames(code: string, legacy: string, now: string): Place[] {
  const places: Place[] = []
  for (let from = code.indexOf(legacy); from >= 0; from = code.indexOf(legacy, from + 1)) {
    const to = from + legacy.length
    const isWhole = !/[\w@/.-]/.test(code[from - 1] ?? '') && !/[\w-]/.test(code[to] ?? '')
    if (isWhole && isPlainly(legacy, code.slice(0, from))) places.push({ from, to, now })
  }
  return places
}

/** A name without punctuation counts as a package only in install commands. */
function isPlainly(name: string, before: string): boolean {
  return /[/.:]/.test(name) || /\bpip3? install (?:-\S+ )*$/.test(before)
}

/** `<groupId>com.example</groupId> <artifactId>client</artifactId>`, `group: 'com.example', name: 'client'` */
function inParts(code: string, legacy: string, now: string): Place[] {
  const [group, artifact, ...more] = legacy.split(':')
  const [newGroup, newArtifact] = now.split(':')
  // If the group stays the same, only the name after it changes.
  if (artifact === undefined || more.length > 0 || group !== newGroup || !newArtifact) return []
  const dots = group!.replaceAll('.', String.raw`\.`)
  const before = [
    String.raw`<groupId>\s*${dots}\s*</groupId>\s*<artifactId>\s*`,
    String.raw`\bgroup\s*[:=]\s*['"]${dots}['"]\s*,\s*name\s*[:=]\s*['"]`,
  ]
  const found = new RegExp(String.raw`(?<=${before.join('|')})${artifact}(?![\w-])`, 'g')
  return Array.from(code.matchAll(found), ({ index }) => ({
    from: index,
    to: index + artifact.length,
    now: newArtifact,
  }))
}
