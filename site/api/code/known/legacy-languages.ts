/** The languages of legacy packages that are imported by the name they are installed by, as modules are listed by. */
export const LEGACY_LANGUAGES: Readonly<Record<string, string>> = {
  'Node.js': 'javascript',
  JavaScript: 'javascript',
  Python: 'python',
  Go: 'go',
  '.NET': 'csharp',
}
