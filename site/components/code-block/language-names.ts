// The languages of code samples: display names, and one canonical key for each.

const names: Record<string, string> = {
  bash: 'Shell',
  shell: 'Shell',
  sh: 'Shell',
  console: 'Shell',
  curl: 'cURL',
  powershell: 'PowerShell',
  ps1: 'PowerShell',
  json: 'JSON',
  jsonc: 'JSON',
  http: 'HTTP',
  js: 'JavaScript',
  javascript: 'JavaScript',
  jsx: 'JSX',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  tsx: 'TSX',
  python: 'Python',
  py: 'Python',
  csharp: 'C#',
  cs: 'C#',
  java: 'Java',
  go: 'Go',
  golang: 'Go',
  swift: 'Swift',
  kotlin: 'Kotlin',
  kt: 'Kotlin',
  dart: 'Dart',
  html: 'HTML',
  css: 'CSS',
  yaml: 'YAML',
  yml: 'YAML',
  toml: 'TOML',
  hcl: 'HCL',
  terraform: 'Terraform',
  liquid: 'Liquid',
  diff: 'Diff',
  csv: 'CSV',
  ini: 'INI',
  graphql: 'GraphQL',
  xml: 'XML',
  sql: 'SQL',
  docker: 'Dockerfile',
  dockerfile: 'Dockerfile',
  gradle: 'Gradle',
  groovy: 'Groovy',
  php: 'PHP',
  ruby: 'Ruby',
  mermaid: 'Mermaid',
  markdown: 'Markdown',
  md: 'Markdown',
  mdx: 'MDX',
  rust: 'Rust',
  rs: 'Rust',
  c: 'C',
  cpp: 'C++',
  'c++': 'C++',
}

/** The display name of a code language; the word itself if unknown; undefined for plain text. */
export function languageName(language: string): string | undefined {
  if (language === '' || language === 'text' || language === 'txt' || language === 'plaintext')
    return undefined
  return names[language.toLowerCase()] ?? language
}

const tabKeys: Record<string, string> = {
  'c#': 'csharp',
  'f#': 'fsharp',
  'c++': 'cpp',
  '.net': 'csharp',
  'node.js': 'node',
  node: 'node',
  curl: 'curl',
  golang: 'go',
}

/** The key of a tab without an explicit value: `C#` becomes `csharp`. */
export function tabKey(label: string): string {
  const known = tabKeys[label.trim().toLowerCase()]
  return (
    known ??
    label
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
  )
}
