import { expect, it } from 'vitest'
import { joinLayers } from '#scripts/compiler/bundles/join-layers.ts'

it.each([
  [
    'neighbours of one layer',
    '@layer a,b;@layer a{p{color:red}}@layer a{q{top:0}}@layer b{r{top:0}}@layer b{s{top:0}}',
    '@layer a,b;@layer a{p{color:red}q{top:0}}@layer b{r{top:0}s{top:0}}',
  ],
  ['three of them', '@layer a{p{}}@layer a{q{}}@layer a{r{}}', '@layer a{p{}q{}r{}}'],
  ['braces in strings', '@layer a{p{content:"}"}}@layer a{q{}}', '@layer a{p{content:"}"}q{}}'],
])('joins %s', (_what, css, joined) => expect(joinLayers(css)).toBe(joined))

it.each([
  ['layers that alternate', '@layer a{p{}}@layer b{q{}}@layer a{r{}}'],
  ['layers with a rule between them', '@layer a{p{}}q{top:0}@layer a{r{}}'],
  ['layers with a statement between them', '@layer a{p{}}@layer b,c;@layer a{q{}}'],
  ['layers inside of others', '@layer a{@layer b{p{}}@layer b{q{}}}'],
])('leaves alone %s', (_what, css) => expect(joinLayers(css)).toBe(css))
