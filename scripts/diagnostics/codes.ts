// Owns every diagnostic code with its reason. Codes are permanent: never renamed, reused or deleted.

export const diagnosticCodes = {
  'front-matter-invalid': 'title and description stand in search results, tabs and link previews, so they are checked',
  'link-target-missing': 'readers would get a 404',
} as const

export type DiagnosticCode = keyof typeof diagnosticCodes
