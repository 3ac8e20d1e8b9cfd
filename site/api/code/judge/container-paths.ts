// Parses typed container paths and reports the invalid ones: dropping one would widen what a key may read.

const CONTAINER = /^\/(?:[\w-]+\/)*$/

export function containerPaths(text: string): { paths: string[]; wrong: string[] } {
  const parts = [...new Set(text.split(/[\s,]+/).filter((part) => part !== ''))]
  return {
    paths: parts.filter((part) => CONTAINER.test(part)),
    wrong: parts.filter((part) => !CONTAINER.test(part)),
  }
}
