import { expect, it } from 'vitest'
import { checkWords } from '#scripts/prose/check-words.ts'
import { rulesOf } from '#scripts/prose/style/rules.ts'
import { styleSchema } from '#scripts/prose/style/style.ts'

const [british, american] = (['british', 'american'] as const).map((variant) =>
  rulesOf(styleSchema.parse({ spelling: { variant } })),
)

function fixesOf(text: string, rules = british!): string[] {
  return checkWords({ text, start: 0 }, rules).map(({ fix }) => fix)
}

it.each([
  ['centre', 'center'],
  ['centres', 'centers'],
  ['centred', 'centered'],
  ['centring', 'centering'],
  ['catalogues', 'catalogs'],
  ['modelled', 'modeled'],
  ['analysed', 'analyzed'],
  ['colours', 'colors'],
  ['greyed', 'grayed'],
  ['fulfilment', 'fulfillment'],
  ['instalments', 'installments'],
  ['defences', 'defenses'],
  ['artefacts', 'artifacts'],
  ['organisations', 'organizations'],
  ['towards', 'toward'],
])('%s is British, and %s American', (inBritain, inAmerica) => {
  expect(fixesOf(inAmerica)).toEqual([`write “${inBritain}”`])
  expect(fixesOf(inBritain, american)).toEqual([`write “${inAmerica}”`])
  expect([...fixesOf(inBritain), ...fixesOf(inAmerica, american)]).toEqual([])
})

it('a licence of something is written with c in British, one or several', () => {
  expect(fixesOf('the license for it, the licenses of packages, to license, a license.')).toEqual([
    'write “licence”',
    'write “licences”',
  ])
})
