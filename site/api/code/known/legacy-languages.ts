/** The languages of legacy packages, as modules are listed by. */
export const LEGACY_LANGUAGES: Readonly<Record<string, string>> = {
  'Node.js': 'javascript',
  JavaScript: 'javascript',
  Python: 'python',
  Go: 'go',
  Java: 'java',
  '.NET': 'csharp',
}
