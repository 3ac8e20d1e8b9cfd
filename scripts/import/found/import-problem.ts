// The type of an import problem: its place in the source tree, what could not be carried over, and what to do about it.

/** Why each kind matters, printed once for all problems of the kind. */
export const importReasons = {
  configuration: 'the configuration is read and never run, so only what it says in literals is known',
  file: 'only text files inside the tree are read',
  page: 'a page here is Markdown, is published, and has a path of its own',
  'front-matter': 'front matter here has a fixed list of fields',
  component: 'pages can use the components of this engine, not ones that a page or a theme defines',
  code: 'pages are prose: nothing in them is executed',
  html: 'pages contain no HTML for styles, scripts or frames',
  image: "images come from the content folder, so that readers' browsers load nothing from other sites",
  link: 'a link here leads to a page, a file or an anchor that exists',
  fence: 'a code fence here has a title, highlighted lines and line numbers',
  sidebar: 'a sidebar here contains pages and categories, each page once',
  redirect: 'a redirect here leads from one path to one page of the site',
  diagram: 'diagrams here are drawn before the build, from a named source with a description',
  emoji: 'an emoji here is the character itself, not a name between colons',
  secret: "a key that looks real may be real, an account number may be someone's, and the build refuses both",
  math: 'nothing here typesets formulas',
  translation: 'a site here has one language',
} as const

export type ProblemKind = keyof typeof importReasons

export interface ImportProblem {
  kind: ProblemKind
  /** Relative to the tree that is imported, with forward slashes. */
  file: string
  /** 1-based. */
  line: number
  column: number
  what: string
  fix: string
}

export type Report = (problem: ImportProblem) => void

/** Collects problems; the same one at the same place counts once. */
export function problemList(): { report: Report; sorted: () => ImportProblem[] } {
  const found = new Map<string, ImportProblem>()
  return {
    report: (problem) => found.set(JSON.stringify(problem), problem),
    sorted: () =>
      [...found.values()].toSorted(
        (a, b) =>
          compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.what, b.what),
      ),
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
