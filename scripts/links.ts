// npm run links: checks the external addresses in the content. For a nightly run: it needs the network.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { siteConfig } from '#site/site.config.ts'
import { PROJECT_ROOT } from './project/project-root.ts'
import { checkAddresses } from './links/check-addresses.ts'
import { findLinks } from './links/find-links.ts'
import { readArguments } from './terminal/arguments.ts'
import { exitCodes } from './terminal/exit-codes.ts'
import { formatCount } from './terminal/measures.ts'
import { runCommand } from './terminal/run-command.ts'

readArguments({
  name: 'links',
  summary:
    "Requests every external https address in content/, eight at a time, and prints file and line of those that do not respond. Examples' hosts and this site's own are left out. Not part of npm test.",
  options: {},
})

const PROSE = /\.(?:mdx?|yaml)$/

await runCommand('links', async () => {
  const files = execFileSync('git', ['ls-files', 'content'], { cwd: PROJECT_ROOT, encoding: 'utf8' })
  const links = files
    .split('\n')
    .filter((file) => PROSE.test(file))
    .flatMap((file) => findLinks(file, readFileSync(join(PROJECT_ROOT, file), 'utf8')))
    .filter(({ url }) => !url.startsWith(siteConfig.origin))
  const wait = (milliseconds: number): Promise<void> => setTimeout(milliseconds)
  const wrong = await checkAddresses(
    links.map(({ url }) => url),
    { fetch, wait, atOnce: 8, attempts: 3 },
  )
  for (const { file, line, url } of links) {
    if (wrong.has(url)) console.log(`${file}:${line} ${url} ${wrong.get(url)}`)
  }
  const asked = formatCount(new Set(links.map(({ url }) => url)).size, 'address', 'addresses')
  console.log(`links: ${asked} checked, ${wrong.size} broken`)
  return wrong.size > 0 ? exitCodes.problems : exitCodes.done
})
