// Finds the external addresses in the content, with their locations.

interface FoundLink {
  url: string
  file: string
  /** 1-based. */
  line: number
}

/** An address ends where Markdown, YAML or a sentence continues. */
const ADDRESS = /https:\/\/[^\s<>"'`)\]}|\\]+/g
/** Reserved names (RFC 2606), this machine's names, and addresses with a placeholder. */
const NOBODY = /(?:^|\.)(?:example|invalid|test|localhost)(?:\.(?:com|net|org))?$|^127\./
const UNFINISHED = /[{}$*]|…|\.\.\./

export function findLinks(file: string, text: string): FoundLink[] {
  return text.split('\n').flatMap((row, index) =>
    [...row.matchAll(ADDRESS)].flatMap(([found]) => {
      const url = found.replace(/[.,;:!?]+$/, '')
      if (UNFINISHED.test(row.slice(row.indexOf(found), row.indexOf(found) + found.length + 1))) return []
      if (!URL.canParse(url) || NOBODY.test(new URL(url).hostname)) return []
      return [{ url, file, line: index + 1 }]
    }),
  )
}
