// Whether wrangler.toml binds a dataset that takes readers' reports. Read as text: wrangler's own reader takes longer to
// load than an unchanged build takes.

/** In a section of its own or in a list, in any spacing; not in a comment. */
const BOUND = /^[^#\n]*\bbinding\s*=\s*(["'])FEEDBACK\1/m

/** `toml`: the text of wrangler.toml. */
export function takesFeedback(toml: string): boolean {
  return BOUND.test(toml)
}
