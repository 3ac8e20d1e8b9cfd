// Short names for the design tokens in the styles that are sent: every document repeats them hundreds of times.
//
//   :root{--color-muted: #474e48}  p{color:var(--color-muted)}     :root{--a:#474e48}  p{color:var(--a)}

/** Not the end of a class, as in `doc--contents`. */
const TOKEN = /(?<![\w-])--[a-z][\w-]*/g
/** What a declaration of a custom property begins with, as the bundler writes it. */
const DECLARATION = /((?<![\w-])--[a-z][\w-]*): /g
const RADIX = 36

/** The same for all styles of a site: `tokens` is the file that declares them. Other properties keep their names. */
export function shortProperties(tokens: string): (css: string) => string {
  const names = [...new Set(tokens.match(TOKEN))]
  const short = new Map(names.map((name, index) => [name, `--${index.toString(RADIX)}`]))
  return (css) => css.replaceAll(DECLARATION, '$1:').replaceAll(TOKEN, (name) => short.get(name) ?? name)
}
