// The two spellings of English: which forms belong to the other one, and what to write in their place.
// `$1` is the first group of the pattern. `token…` stays in British text as the API writes it.

import type { Style } from './style.ts'

type SpellingRule = [pattern: string, write: string]

const BRITISH: SpellingRule[] = [
  [
    '(?!(?:de|re)?token|size|over|under|resiz|priz|seiz|capsiz|maize|baize)(\\w+?)iz(e|es|ed|ing|er|ers|ation|ations)',
    '$1is$2',
  ],
  ['(\\w*)analyz(e|es|ed|ing|er|ers)', '$1analys$2'],
  ['(behavi|col|fav|hon|lab|neighb|flav|rum|harb|hum)or(|s|ed|ing|able|ite|ites|ful)', '$1our$2'],
  ['center(|s)', 'centre$1'],
  ['center(ed|ing)', 'centr$1'],
  ['(cancel|label|model|signal|travel|total|channel|tunnel|level|fuel)(ed|ing|er|ers)', '$1l$2'],
  ['(catalog|analog)(|s)', '$1ue$2'],
  ['(def|off)ense(|s)', '$1ence$2'],
  ['(fulfil)l(|s|ment)', '$1$2'],
  ['(enrol|instal)l(ment|ments)', '$1$2'],
  ['gray(|s|ed)', 'grey$1'],
  ['artifact(|s)', 'artefact$1'],
  ['toward', 'towards'],
  ['afterward', 'afterwards'],
  ['skillful', 'skilful'],
  ['license(|s)(?= (?:key|file|of|for)\\b)', 'licence$1'],
]

/** Words that end in -ise in both spellings (advise, enterprise, otherwise) are more than those that do not. */
const STEMS_IN_IZE = [
  'anonym|author|canonical|capital|categor|central|character|critic|custom|emphas|final|formal',
  'general|global|harmon|initial|item|legal|local|maxim|memor|minim|modern|monet|national|neutral',
  'normal|optim|organ|parameter|parametr|penal|personal|polar|prior|public|quant|random|ration|real',
  'recogn|sanit|scrutin|serial|social|special|stabil|standard|steril|styl|summar|symbol|synchron',
  'token|util|vandal|vector|virtual|visual',
].join('|')

const AMERICAN: SpellingRule[] = [
  [`((?:de|re|un|pre|pseud)?(?:${STEMS_IN_IZE}))is(e|es|ed|ing|er|ers|ation|ations)`, '$1iz$2'],
  ['(\\w*)analys(e|ed|ing|er|ers)', '$1analyz$2'],
  ['(behavi|col|fav|hon|lab|neighb|flav|rum|harb|hum)our(|s|ed|ing|able|ite|ites|ful)', '$1or$2'],
  ['centre(|s)', 'center$1'],
  ['centr(ed|ing)', 'center$1'],
  ['(cancel|label|model|signal|travel|total|channel|tunnel|level|fuel)l(ed|ing|er|ers)', '$1$2'],
  ['(catalog|analog)ue(|s)', '$1$2'],
  ['(def|off)ence(|s)', '$1ense$2'],
  ['(fulfil)(|s|ment)', '$1l$2'],
  ['(enrol|instal)(ment|ments)', '$1l$2'],
  ['grey(|s|ed)', 'gray$1'],
  ['artefact(|s)', 'artifact$1'],
  ['towards', 'toward'],
  ['afterwards', 'afterward'],
  ['skilful', 'skillful'],
  ['licence(|s)', 'license$1'],
]

export const SPELLING_RULES: Record<Exclude<Style['spelling']['variant'], 'any'>, SpellingRule[]> = {
  british: BRITISH,
  american: AMERICAN,
}
