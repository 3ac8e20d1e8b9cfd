// The languages that samples are generated in. A key is the value of the language's tab.

export const SAMPLE_LANGUAGES = [
  { key: 'curl', label: 'cURL', fence: 'bash' },
  { key: 'node', label: 'Node.js', fence: 'ts' },
  { key: 'python', label: 'Python', fence: 'python' },
  { key: 'csharp', label: 'C#', fence: 'csharp' },
  { key: 'java', label: 'Java', fence: 'java' },
  { key: 'go', label: 'Go', fence: 'go' },
] as const

export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number]['key']
