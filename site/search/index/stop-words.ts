// Words without meaning in a question. In titles they count: `What are tokens?` is not `Tokens`. Each stands in one list.

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const GRAMMAR = wordSet(
  'a an the of to in by on for with from at and or my your i we you is are be do does has have can',
)

/** Whether a word says nothing even of words beside it, as `without` and `all` do. */
export const isGrammar = (word: string): boolean => GRAMMAR.has(word)

export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...GRAMMAR,
  ...wordSet(
    'about all also am any as because been but cannot could did had he her his how if into it its me no ' +
      'nor not our s she should so some such than that their them then there these they this too us was ' +
      'were what when where which who why will would',
  ),
])

/** Question words: they count where present and cost nothing where absent. */
export const QUESTION_WORDS: ReadonlySet<string> = wordSet(
  'able actually after again already always another anybody anymore anyone anything back become becomes before better between ' +
    'bit come comes compare compared correctly difference differences different define definition doing done during each easily ' +
    'easy else even ever every everybody everyone everything exactly explain explained far get gets getting give gives given going ' +
    'hello help hi hard happen happened happening happens idea instead just keep keeps keeping kind know let lets ' +
    'like likes long look looks looking lot lots make makes making many maybe mean means might more most much must ' +
    'need needed needs never new nobody normal nothing now ok okay once only other others ought own per perhaps please pls plz possible ' +
    'properly put puts quite rather real really recommended right same see seem seems shall show simply since ' +
    'somebody somehow someone something sometimes soon sort still stuff suddenly supposed sure tell thanks thing ' +
    'things though today tried try trying until up use used uses using usually versus via vs want wanted wants way ways well ' +
    'whether while whole whose within without work working works wrong yesterday yet',
)

/** Both of these, where a question may leave either out. */
export const SMALL_WORDS: ReadonlySet<string> = new Set([...STOP_WORDS, ...QUESTION_WORDS])

/** The part of a contraction before its apostrophe, and contractions typed without one. */
const CONTRACTED = wordSet(
  'ain aren couldn didn doesn don hadn hasn haven isn mustn shouldn wasn weren won wouldn aint arent cant couldnt ' +
    'didnt doesnt dont hasnt havent im isnt ive mustnt shouldnt thats wasnt werent whats wont wouldnt youre',
)

/** Whether a lower-case word is only grammatical: `does`, and `doesn't` too. */
export function isSmallWord(word: string): boolean {
  const start = word.replace(/['’][a-z]{1,2}$/, '')
  return SMALL_WORDS.has(word) || CONTRACTED.has(start) || (start !== word && SMALL_WORDS.has(start))
}
