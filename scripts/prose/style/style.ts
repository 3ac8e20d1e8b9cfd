// The shape of a site's house style, as `content/style.yaml` writes it, and the style of a site that has none.

import { z } from 'zod'
import { phrasePattern } from './phrase-pattern.ts'
import { STYLE_CODES, type StyleCode } from './style-codes.ts'

export type Severity = z.infer<typeof severity>
export type Style = z.infer<typeof styleSchema>
export type WordRule = Style['words'][number]

const severity = z.enum(['error', 'warning', 'off'], 'must be `error`, `warning` or `off`')
const text = z.string('must be text').trim().min(1, 'is empty')
const flag = z.boolean('must be true or false')
const count = z.int('must be a whole number').min(1, 'must be at least 1')

const phrase = text.superRefine((written, context) => {
  try {
    phrasePattern([written])
  } catch (error) {
    context.addIssue({ code: 'custom', message: `is not a pattern: ${(error as Error).message}` })
  }
})
const phrases = z.array(phrase, 'must be a list of phrases')
const placeholder = text.regex(/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/, 'must be capitals, digits and underscores')

const list = <Item extends z.ZodType>(item: Item) => z.array(item, 'must be a list').default([])

/** One name for one thing. */
const wordRule = z
  .strictObject({
    /** What to write; `$1` is the first group of a pattern. */
    write: text.optional(),
    /** Advice for cases where no single word fits. */
    advice: text.optional(),
    /** What the word means, for the word list. */
    for: text.optional(),
    not: phrases.default([]),
    /** Phrases in which the same words are correct. */
    unless: phrases.default([]),
    /** Wrong with this meaning only: printed in the word list, not searched for. */
    unchecked: z.array(text, 'must be a list of words').default([]),
    severity: severity.optional(),
  })
  .refine(({ not, unchecked }) => not.length + unchecked.length > 0, 'needs `not` or `unchecked`')
  .refine(({ write, advice }) => write === undefined || advice === undefined, 'has `write` or `advice`')

/** One name for a section or a column that many pages have. */
const nameRule = z.strictObject({
  write: text,
  not: phrases.min(1, 'is empty'),
  severity: severity.optional(),
})
/** `beside`: only in tables that have that column too. */
const columnRule = nameRule.extend({ beside: text.optional() })

const severities = Object.fromEntries(STYLE_CODES.map((code) => [code, severity.optional()])) as Record<
  StyleCode,
  z.ZodOptional<typeof severity>
>

export const styleSchema = z.strictObject({
  severities: z.strictObject(severities).prefault({}),
  limits: z
    .strictObject({ sentence_words: count.optional(), repeated_paragraph_words: count.optional() })
    .prefault({}),
  spelling: z
    .strictObject({
      variant: z
        .enum(['british', 'american', 'any'], 'must be `british`, `american` or `any`')
        .default('any'),
      /** Names and words that keep their spelling. */
      keep: phrases.default([]),
    })
    .prefault({}),
  words: list(wordRule),
  voice: list(wordRule),
  headings: z
    .strictObject({ sentence_case: flag.default(false), no_final_punctuation: flag.default(false) })
    .prefault({}),
  /** Names that keep their capitals in headings. */
  names: list(text),
  sections: list(nameRule),
  columns: list(columnRule),
  pages: z
    .strictObject({
      /** Text comes before the first heading. */
      opens_with_text: flag.default(false),
      /** The last section, a list of links that each say what they are for. */
      ends_with: text.optional(),
      /** The section that names what a reader must have, shell variables too. */
      begins_with: text.optional(),
    })
    .prefault({}),
  /** Link texts that say nothing. */
  links: z.strictObject({ not: phrases.default([]) }).prefault({}),
  samples: z
    .strictObject({
      /** A shell variable is set on the page before it is used. */
      variables_are_set: flag.default(false),
      /** The names of what readers fill in, `<PRIVATE_API_KEY>`; without any, every name will do. */
      placeholders: list(placeholder),
    })
    .prefault({}),
})

/** A site without rules only gets warnings, about typing errors and what its contract leaves out. */
export const NEUTRAL_STYLE: Style = styleSchema.parse({
  severities: {
    'contract-style': 'warning',
    'prose-grammar': 'warning',
    'sample-curl-style': 'off',
    'sample-failure-unnoticed': 'off',
    'sample-line-long': 'off',
    'sample-unsafe-address': 'off',
    'sample-unsafe-mail': 'off',
  },
})

/** A rule may say its own severity; otherwise its code's counts. */
export function severityOf(
  style: Style,
  code: StyleCode,
  rule?: { severity?: Severity | undefined },
): Severity {
  return rule?.severity ?? style.severities[code] ?? 'error'
}

/** The same rules, with those that are turned off as warnings: what is left to do before they are turned on. */
export function strictStyle(style: Style): Style {
  const asWarning = <Rule extends { severity?: Severity | undefined }>(rule: Rule): Rule =>
    rule.severity === 'off' ? { ...rule, severity: 'warning' } : rule
  const severities = Object.entries(style.severities).map(([code, value]) => [
    code,
    value === 'off' ? 'warning' : value,
  ])
  return {
    ...style,
    severities: Object.fromEntries(severities) as Style['severities'],
    words: style.words.map(asWarning),
    voice: style.voice.map(asWarning),
    sections: style.sections.map(asWarning),
    columns: style.columns.map(asWarning),
  }
}
