// Words without meaning in a question. In titles they count: `What are tokens?` is not `Tokens`.

export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about all also am an and any are as at be because been but by can cannot could did do does for from ' +
    'had has have he her his how i if in into is it its me my no nor not of on or our she should so some ' +
    'such than that the their them then there these they this to too us was we were what when where which ' +
    'who why will with would you your'
  ).split(' '),
)

/** Question words: they count where present and cost nothing where absent. */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  (
    'another back each even every everything get gets getting give gives happen happens instead just keep keeps let ' +
    'lets like long make makes making many mean means more most much need needs new now only other own please ' +
    'possible put puts real same see show someone something still thing things use used uses using want way ways ' +
    'within without work works'
  ).split(' '),
)
