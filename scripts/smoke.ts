// npm run smoke: runs the checks of a deployment against any site. For cron, uptime services and anybody in doubt.

import { setTimeout } from 'node:timers/promises'
import { smokeCheck } from './publish/smoke-check.ts'
import { smokeOrigin } from './publish/site-origin.ts'
import type { SmokeTarget } from './publish/smoke/smoke-expectations.ts'
import { targetOfSite } from './publish/smoke/smoke-target.ts'
import { readArguments } from './terminal/arguments.ts'
import { formatCount, formatDuration } from './terminal/measures.ts'
import { runCommand } from './terminal/run-command.ts'
import { UsageError, UserError } from './project/errors.ts'

const { values, positionals } = readArguments({
  name: 'smoke',
  summary:
    'Asks a site for its home page, some pages from its sitemap, one page as Markdown and then as HTML, the client script, a redirect and a missing page. Needs no token and no build. Prints one line.',
  options: {
    release: {
      type: 'string',
      value: 'ID',
      help: 'the release that every page must come from; the start of its id is enough',
    },
    pages: { type: 'string', value: 'N', help: 'pages from the sitemap to read', default: '5' },
    attempts: { type: 'string', value: 'N', help: 'times to try before it fails', default: '3' },
  },
  positionals: { name: 'URL', help: "address of the site (default: SMOKE_URL or the site's origin)" },
})

await runCommand('smoke', async () => {
  const origin = smokeOrigin(positionals[0], process.env)
  const wait = (milliseconds: number): Promise<void> => setTimeout(milliseconds)
  const check = smokeCheck({ fetch, wait, attempts: wholeNumber('attempts', values.attempts) })
  const count = wholeNumber('pages', values.pages)
  let target: SmokeTarget | undefined
  try {
    await check(
      async () => (target = { ...(await targetOfSite(fetch, origin, count)), release: values.release }),
    )
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    throw new UserError(`${error.message}; docs/operations.md, "At three in the morning", says what to do`)
  }
  const pages = formatCount(target?.pages.length ?? 0, 'page')
  const redirect = target?.redirect ? ', redirect' : ''
  const time = formatDuration(performance.now())
  console.log(
    `smoke: ${origin} is fine: ${pages}, both forms, entry script${redirect}, missing page (${time})`,
  )
})

function wholeNumber(option: string, text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new UsageError(`--${option} "${text}" is not a whole number above 0`)
}
