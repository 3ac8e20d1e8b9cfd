// The rules of content/style.yaml: what they must find, and the right sentences that they must leave alone.
// Rules that are still off are held to the same.

import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { createWorld } from '#scripts/graph/world.ts'
import { contentPlace } from '#scripts/content/read-content.ts'
import { readStyle } from '#scripts/prose/style/read-style.ts'
import { strictStyle } from '#scripts/prose/style/style.ts'
import { lintText, page } from '../unit/scripts/prose/example-style.ts'

const { style, diagnostics } = readStyle(createWorld(), contentPlace(join(PROJECT_ROOT, 'content')))

async function fixes(text: string): Promise<string[]> {
  const problems = await lintText(page(text), 'docs/page.mdx', strictStyle(style))
  return problems.map((problem) => problem.split('-> ')[1] ?? '')
}

describe('the house style', () => {
  it('is valid', () => {
    expect(diagnostics).toEqual([])
  })

  it.each([
    ['The answer is `204` without a body.', 'write “response”'],
    ['The destination answered with `502`.', 'write “response”'],
    ['Give the partner the proxy’s address.', 'write “URL”'],
    ['Anyone can post to your address.', 'write “URL”'],
    ['Prefer the body: addresses end up in logs.', 'write “URL”'],
    ['It is on the web at the same address.', 'write “URL”'],
    ['The token is read in plain.', 'write “plaintext”'],
    ['An id is stored in the clear.', 'write “plaintext”'],
    ['Send the card over the proxy.', 'write “through the proxy”'],
    ['After three minutes the session is over.', 'write “expires”'],
    ['The key runs out at midnight.', 'write “expires”'],
    ['Each cause with its cure.', 'write “fix”'],
    ['Mend the file and send it again.', 'write “fix”'],
    ['A fingerprint tells that two tokens are equal.', 'write “shows”'],
    ['Each page has a twin.', 'write “Markdown”'],
    ['Please wait.', 'remove it'],
    ['It works!', 'write a full stop'],
    ['We charge it.', 'write “you”, or the name of what acts'],
    ['You log in to the Portal.', 'write “sign in”'],
    ['The set up guide.', 'write “set-up”'],
  ])('finds: %s', async (text, fix) => {
    expect(await fixes(text)).toEqual([fix])
  })

  it.each([
    'It doesn’t expire, and you can’t read it.',
    'These questions have one answer each.',
    'Ask support, who answer within a day.',
    'Is the answer no?',
    'For most teams, the short answer is no.',
    'If the answer is yes, convert the intent.',
    'Who saw it? The access rules answer the first half.',
    'Read the log and answer who used which token.',
    'You answer for your pages, and answer disputes before their deadline.',
    'They answer most of a questionnaire.',
    'It is not retried just because it is late.',
    'Allow the IP addresses of your region, and call from a published address.',
    'The invitation goes to the email address that you enter.',
    'The billing address in the payment request.',
    'The address check compares the postcode in the address.',
    'The session is over three minutes old.',
    'Support tells you which region it is, and no error tells you when.',
    'The content type tells the destination how to read it.',
    'A note in plain English, and a page in plain HTML.',
    'The header is added by the proxy.',
    'You have just created it, just before the charge.',
    'The `Authorization` header and the authorization code flow.',
    'Tokenize the card; tokenization takes a moment.',
    'May we repeat it?',
  ])('leaves alone: %s', async (text) => {
    expect(await fixes(text)).toEqual([])
  })

  it.each([
    ['## What you need', 'Before you begin'],
    ['## When it fails', 'Troubleshooting'],
    ['## Going live', 'Go live'],
  ])('has one name for sections: %s', async (heading, name) => {
    expect((await fixes(`Text.\n\n${heading}\n\nText.`))[0]).toContain(`name it “${name}”`)
  })

  it('asks for “Fix” beside a cause and leaves other tables alone', async () => {
    expect(await fixes('Text.\n\n| You see | Cause | Cure |\n| --- | --- | --- |\n')).toHaveLength(1)
    expect(await fixes('Text.\n\n| You see | Cause | Do |\n| --- | --- | --- |\n')).toHaveLength(1)
    expect(await fixes('Text.\n\n| Status | Do |\n| --- | --- |\n')).toEqual([])
  })
})
