// The hosts that third-party services add to the content security policy.

import { expect, it } from 'vitest'
import { thirdPartySources } from '#site/model/third-party.ts'

const question = 'May we?'

it('adds nothing if no service is configured', () => {
  const none = { script: [], connect: [], image: [], style: [], font: [], frame: [] }
  expect(thirdPartySources(undefined)).toEqual(none)
  expect(thirdPartySources({ question })).toEqual(none)
})

it('adds every service’s hosts once, each to its directive', () => {
  const sources = thirdPartySources({
    question,
    consent: { script: 'https://tags.example/consent.js?site=1' },
    analytics: {
      script: 'https://tags.example/container.js',
      hosts: { connect: ['https://collect.example'], image: ['https://collect.example'] },
    },
    assistant: {
      script: 'https://answers.example/widget.js',
      hosts: { frame: ['https://answers.example'] },
      label: 'Ask',
      notice: 'Sent to answers.example.',
    },
  })
  expect(sources).toEqual({
    script: ['https://tags.example', 'https://answers.example'],
    connect: ['https://collect.example'],
    image: ['https://collect.example'],
    style: [],
    font: [],
    frame: ['https://answers.example'],
  })
})
