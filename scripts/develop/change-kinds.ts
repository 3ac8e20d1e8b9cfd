// Classifies a changed file for the development server. Pure.

/** `restart`: code that this process runs. `app`: code of the Worker or the frame. `content`: what authors write. */
export type ChangeKind = 'restart' | 'app' | 'components' | 'assets' | 'content'

/** First match wins. Paths are relative to the project's root. */
const KINDS: [RegExp, ChangeKind][] = [
  [/^content\//, 'content'],
  [/^scripts\/develop\/browser\//, 'assets'],
  [/^(scripts|site\/model)\/|^site\/site\.config\.ts$/, 'restart'],
  [/^site\/(client|browser|api\/console|search|styles|public)\/|\.behaviour\.ts$|\.css$/, 'assets'],
  [/^site\/(api|components|shell\/icons)\/|^site\/component-registry\.ts$/, 'components'],
  [/^(site|worker)\//, 'app'],
]

/** `undefined` for a file that the site does not depend on. */
export function changeKind(file: string): ChangeKind | undefined {
  return KINDS.find(([pattern]) => pattern.test(file))?.[1]
}
