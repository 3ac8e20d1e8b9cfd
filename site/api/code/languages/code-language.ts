// The supported languages, by the names that authors and readers use for them.

export const CODE_LANGUAGES = [
  'javascript',
  'typescript',
  'tsx',
  'python',
  'java',
  'go',
  'csharp',
  'kotlin',
  'swift',
  'php',
  'json',
  'bash',
  'http',
] as const

/** Longer input is not a snippet. */
export const MAX_CODE_CHARACTERS = 20_000

export type CodeLanguage = (typeof CODE_LANGUAGES)[number]

const SCRIPTS: ReadonlySet<CodeLanguage> = new Set(['javascript', 'typescript', 'tsx'])

/** JavaScript and what is compiled to it. */
export const isScript = (language: CodeLanguage): boolean => SCRIPTS.has(language)

const OTHER_NAMES: Readonly<Record<string, CodeLanguage>> = {
  js: 'javascript',
  jsx: 'javascript',
  node: 'javascript',
  nodejs: 'javascript',
  ts: 'typescript',
  py: 'python',
  golang: 'go',
  cs: 'csharp',
  'c#': 'csharp',
  dotnet: 'csharp',
  kt: 'kotlin',
  kts: 'kotlin',
  sh: 'bash',
  shell: 'bash',
  curl: 'bash',
}

/** Undefined for an unsupported language. */
export function codeLanguage(name: string): CodeLanguage | undefined {
  const lower = name.trim().toLowerCase()
  if (Object.hasOwn(OTHER_NAMES, lower)) return OTHER_NAMES[lower]
  return CODE_LANGUAGES.find((language) => language === lower)
}
