// npm run init: makes a fresh copy of the project the documentation of somebody else's product.

import { stageAll, requireCleanTree } from './init/clean-tree.ts'
import { askOwner } from './init/ask-owner.ts'
import { makeItTheirs } from './init/make-it-theirs.ts'
import { readArguments } from './terminal/arguments.ts'
import { exitCodes } from './terminal/exit-codes.ts'
import { PROJECT_ROOT } from './project/project-root.ts'
import { runCommand } from './terminal/run-command.ts'

const { values } = readArguments({
  name: 'init',
  summary:
    'Makes this copy the documentation of your product: configuration, starter pages, mark and names become yours, ' +
    'and the content that came with it is removed, and so is this script. Asks for whatever no option sets. ' +
    'Works on a clean tree only, so that `git restore --staged --worktree . && git clean -fd` undoes everything.',
  options: {
    name: { type: 'string', value: 'NAME', help: 'name of your product' },
    domain: { type: 'string', value: 'DOMAIN', help: 'its domain; the site will be docs.DOMAIN' },
    origin: { type: 'string', value: 'URL', help: 'address of the site, if it is not docs.DOMAIN' },
    contract: { type: 'boolean', help: 'start with an example OpenAPI contract and its reference' },
    'no-contract': { type: 'boolean', help: 'start without an API' },
    repository: {
      type: 'string',
      value: 'URL',
      help: 'web address of your repository, for the link to it and "edit this page"',
    },
    yes: { type: 'boolean', help: 'ask nothing; use defaults for what no option sets' },
  },
})

await runCommand('init', async () => {
  requireCleanTree(PROJECT_ROOT)
  const owner = await askOwner(values)
  console.log('init: writes your files and checks them, which takes up to a minute')
  await makeItTheirs(PROJECT_ROOT, owner)
  stageAll(PROJECT_ROOT)
  console.log(`init: this is the documentation of ${owner.name} now, at ${owner.origin}. Everything is staged, nothing committed.

  npm start                 look at it on http://localhost:8787
  npm run dev               write: content/docs/index.mdx is a good beginning
  npm run check             everything that can be wrong with a page
  git commit -m 'Begin'     keep it

Colours are in site/styles/tokens.css, names and links in site/site.config.ts, and docs/operations.md says how to deploy it.`)
  return exitCodes.done
})
