// Compiles a style for use: its phrases as regular expressions, its rules with code and severity. Done once for all
// sources; rules that are off are left out.

import { phrasePattern, wholePhrasePattern } from './phrase-pattern.ts'
import { SPELLING_RULES } from './spelling-rules.ts'
import { severityOf, type Severity, type Style } from './style.ts'
import type { StyleCode } from './style-codes.ts'

export interface Replacement {
  code: StyleCode
  severity: Severity
  /** What is wrong. */
  pattern: RegExp
  /** Where the same words are right. */
  unless?: RegExp
  /** What to write; absent together with `advice`: leave it out. */
  write?: string | undefined
  advice?: string | undefined
  /** The other column that a table must have for the rule to count. */
  beside?: string | undefined
}

export interface Rules {
  style: Style
  replacements: Replacement[]
  sections: Replacement[]
  columns: Replacement[]
  emptyLinks: RegExp | undefined
  /** Whole names of the section that says what a reader must have before the first step. */
  openingSections: RegExp | undefined
  /** Longer names come before names that are part of them. */
  names: string[]
  severity(code: StyleCode): Severity
}

export function rulesOf(style: Style): Rules {
  return {
    style,
    replacements: [
      ...style.words.flatMap((rule) => wordReplacement(style, 'prose-word', rule)),
      ...style.voice.flatMap((rule) => wordReplacement(style, 'prose-voice', rule)),
      ...spellingReplacements(style),
    ],
    sections: style.sections.flatMap((rule) => nameReplacement(style, 'prose-section', rule)),
    columns: style.columns.flatMap((rule) =>
      nameReplacement(style, 'prose-column', rule).map((replacement) => ({
        ...replacement,
        beside: rule.beside,
      })),
    ),
    emptyLinks: style.links.not.length === 0 ? undefined : wholePhrasePattern(style.links.not),
    openingSections: openingSections(style),
    names: [...style.names].sort((a, b) => b.length - a.length),
    severity: (code) => severityOf(style, code),
  }
}

function wordReplacement(style: Style, code: StyleCode, rule: Style['words'][number]): Replacement[] {
  const severity = severityOf(style, code, rule)
  if (severity === 'off' || rule.not.length === 0) return []
  const { write, advice } = rule
  const unless = rule.unless.length === 0 ? {} : { unless: phrasePattern(rule.unless) }
  return [{ code, severity, pattern: phrasePattern(rule.not), ...unless, write, advice }]
}

function nameReplacement(style: Style, code: StyleCode, rule: Style['sections'][number]): Replacement[] {
  const severity = severityOf(style, code, rule)
  return severity === 'off'
    ? []
    : [{ code, severity, pattern: wholePhrasePattern(rule.not), write: rule.write }]
}

function spellingReplacements(style: Style): Replacement[] {
  const severity = severityOf(style, 'prose-spelling')
  const { variant, keep } = style.spelling
  if (severity === 'off' || variant === 'any') return []
  const unless = keep.length === 0 ? {} : { unless: phrasePattern(keep) }
  return SPELLING_RULES[variant].map(([source, write]) => ({
    code: 'prose-spelling',
    severity,
    pattern: phrasePattern([`/(?<!\\w)(?:${source})(?!\\w)/`]),
    ...unless,
    write,
  }))
}

/** Its decided name, and those that pages still use for it. */
function openingSections(style: Style): RegExp | undefined {
  const name = style.pages.begins_with
  if (name === undefined) return undefined
  const others = style.sections.filter(({ write }) => write === name).flatMap(({ not }) => not)
  return wholePhrasePattern([name, ...others])
}
