// Joins blocks of the same cascade layer that follow each other: the bundler writes one for each file.
//
//   @layer shell{a{}}@layer shell{b{}}     @layer shell{a{}b{}}

/** Strings, braces, and what opens a layer. */
const PARTS = /"(?:\\.|[^"\\])*"|@layer ([\w-]+)\{|[{}]/g

export function joinLayers(css: string): string {
  let depth = 0
  let taken = 0
  let joined = ''
  /** The layer whose block has just ended, and where its brace is. */
  let ended: { layer: string; at: number } | undefined
  let open: string | undefined
  for (const { 0: part, 1: layer, index } of css.matchAll(PARTS)) {
    if (part.startsWith('"')) continue
    if (part === '}') {
      depth -= 1
      if (depth === 0) ended = open === undefined ? undefined : { layer: open, at: index }
      continue
    }
    if (depth === 0) {
      open = layer
      if (ended && ended.layer === layer && ended.at === index - 1) {
        joined += css.slice(taken, ended.at)
        taken = index + part.length
      }
    }
    depth += 1
  }
  return joined + css.slice(taken)
}
