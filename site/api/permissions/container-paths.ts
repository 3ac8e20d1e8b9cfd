// Parses typed container paths and reports the invalid ones: dropping one would widen what a key may read. Paths are stored in
// lower case.

const CONTAINER = /^\/(?:[\w-]+\/)*$/

export function containerPaths(text: string): { paths: string[]; wrong: string[] } {
  const parts = [...new Set(text.split(/[\s,]+/).filter((part) => part !== ''))]
  return {
    paths: [...new Set(parts.filter((part) => CONTAINER.test(part)).map((path) => path.toLowerCase()))],
    wrong: parts.filter((part) => !CONTAINER.test(part)),
  }
}
