// The icons and the social image of a site with colours of its own.

import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { brandPictures } from '#scripts/brand/brand-pictures.ts'
import { siteConfig } from '../../../fixtures/site-config.ts'

const tokens = readFileSync('site/styles/tokens.css', 'utf8')
const BLUE = '#1144ee'
const MIDNIGHT = '#000022'
const blueTokens = tokens
  .replaceAll(/(--color-tile-gold: )#\w{6}/g, `$1${BLUE}`)
  .replace(/(data-theme='dark'[^}]*--color-canvas: )#\w{6}/, `$1${MIDNIGHT}`)

it('have the colours that the tokens give them', async () => {
  const drawn = await brandPictures(siteConfig, blueTokens)
  const icon = Buffer.from(drawn['/favicon.svg']).toString()
  expect(icon).toContain(`fill="${BLUE}"`)
  const accent = /--color-tile-gold: (#\w{6})/.exec(tokens)![1]!
  expect(icon).not.toContain(accent)
  const { data } = await sharp(drawn['/og.png'])
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer({
      resolveWithObject: true,
    })
  expect([...data.subarray(0, 3)]).toEqual([0, 0, 0x22])
})

it('are refused with a colour in a form that no image can be drawn with', async () => {
  const mixed = tokens.replaceAll(/(--color-tile-gold: )#\w{6}/g, '$1oklch(70% 0.1 90)')
  await expect(brandPictures(siteConfig, mixed)).rejects.toThrow('--color-tile-gold as `oklch(70% 0.1 90)`')
})

it('are refused without a colour that they need, which is named', async () => {
  const lacking = tokens.replaceAll(/--color-tile-gold: .*\n/g, '')
  await expect(brandPictures(siteConfig, lacking)).rejects.toThrow('has no --color-tile-gold')
})
