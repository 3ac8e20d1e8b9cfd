// The languages of code samples: the names that readers know, and one canonical key for each.

const names: Record<string, string> = {
  bash: 'Shell',
  shell: 'Shell',
  sh: 'Shell',
  console: 'Shell',
  curl: 'cURL',
  powershell: 'PowerShell',
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
  c: 'C',
  cpp: 'C++',
}

/** The name that readers know a code language by; the word itself where it has none; undefined for plain text. */
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

/** Key of a tab that its author gave no value: `C#` is `csharp`. */
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
