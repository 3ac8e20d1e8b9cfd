// Console links contain the console and the example, and nothing else.

import { expect, it } from 'vitest'
import { askedConsole, consoleLink } from '#site/api/console/console-link.ts'

it('round-trips', () => {
  const address = new URL('https://docs.example/docs/api/tokens?lang=go&key=typed#other')
  const link = consoleLink(address, 'create-token', 'card & more')
  expect(link).toBe('https://docs.example/docs/api/tokens?try=card+%26+more#create-token')
  expect(askedConsole(new URL(link))).toEqual({ operation: 'create-token', example: 'card & more' })
})

it('opens no console unless both parts are present', () => {
  expect(askedConsole(new URL('https://docs.example/docs?try=card'))).toBeUndefined()
  expect(askedConsole(new URL('https://docs.example/docs#create-token'))).toBeUndefined()
  expect(askedConsole(new URL('https://docs.example/docs?try=#get-token'))).toEqual({
    operation: 'get-token',
    example: '',
  })
})
