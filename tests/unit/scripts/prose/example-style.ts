// A house style of its own for the tests of the engine: they hold whatever the project's content/style.yaml says.

import { lintSource } from '#scripts/prose/lint-source.ts'
import { rulesOf } from '#scripts/prose/style/rules.ts'
import { styleSchema, type Style } from '#scripts/prose/style/style.ts'

export const exampleStyle: Style = styleSchema.parse({
  limits: { sentence_words: 40, repeated_paragraph_words: 40 },
  spelling: { variant: 'british', keep: ['Authorization', 'authorization code'] },
  words: [
    { write: 'security code', not: ['CVV(2)', 'card verification (code|value)(s)'] },
    { write: 'sign in', not: ['(to|can|you) (login|signin)'] },
    { write: 'to', not: ['in order to'] },
    { write: 'URL', not: ['address(|es)'], unless: ['(IP|email) address(|es)', '/[^.]*\\bpostal\\b[^.]*/'] },
    { not: ['simply', 'please', 'please note that', 'powerful'] },
    { advice: 'a full stop', not: ['/(?<=\\w)!(?=\\s|$)/'] },
  ],
  voice: [{ advice: '“you”, or the name of what acts', not: ['/\\bwe\\b(?![^.|]*\\?)/'] }],
  headings: { sentence_case: true, no_final_punctuation: true },
  names: ['Apple Pay', 'Apple', 'Related'],
  sections: [{ write: 'Troubleshooting', not: ['What goes wrong', 'Common problems'] }],
  columns: [
    { write: 'Fix', not: ['Cure'] },
    { write: 'Fix', not: ['Do'], beside: 'Cause' },
  ],
  pages: { opens_with_text: true, ends_with: 'Related', begins_with: 'Before you begin' },
  links: { not: ['here', 'read more'] },
  samples: { variables_are_set: true },
})

/** `line:column code: what -> fix`, for a source. */
export async function lintText(
  text: string,
  file = 'docs/page.mdx',
  style = exampleStyle,
): Promise<string[]> {
  const { diagnostics } = await lintSource({ text, file, label: file }, rulesOf(style))
  return diagnostics.map(
    ({ code, place, what, fix }) => `${place.line}:${place.column} ${code}: ${what} -> ${fix}`,
  )
}

/** A page with this body; its first line is line 6. */
export function page(body: string): string {
  const related = '\n\n## Related\n\n- [Errors](/docs/api/errors): what can go wrong.\n'
  return `---\ntitle: Page\ndescription: A page.\n---\n\n${body}${related}`
}
