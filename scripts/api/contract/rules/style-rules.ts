// Which rules for a contract, of ours and of the linter's, are a matter of style.

/** Prefix of our rules' names. */
export const PREFIX = 'docs'

/** Rules about what a good contract says. The site works without it, so the house style may turn them off. */
export const STYLE_RULES: ReadonlySet<string> = new Set([
  `${PREFIX}/common-statuses`,
  `${PREFIX}/example-property`,
  `${PREFIX}/listed-permissions`,
  `${PREFIX}/not-shown`,
  `${PREFIX}/nullable`,
  `${PREFIX}/operation-id`,
  `${PREFIX}/property-description`,
  `${PREFIX}/status-code`,
  'no-unused-components',
  'operation-description',
  'operation-singular-tag',
  'operation-summary',
  'operation-tag-defined',
  'parameter-description',
  'security-defined',
  'tag-description',
  'unused',
])
