import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { foreignNode } from '#scripts/terminal/own-node.ts'

const { version } = JSON.parse(readFileSync('node_modules/node/package.json', 'utf8'))

it('names the right command to somebody who starts a script with another Node.js', () => {
  expect(foreignNode('check', '26.1.0', {})).toBe(
    `check: this project uses Node.js ${version}, not 26.1.0: run "npm run check"`,
  )
})

it('says nothing about the Node.js of the project, or one that npm chose', () => {
  expect(foreignNode('check', version, {})).toBeUndefined()
  expect(foreignNode('check', '26.1.0', { npm_lifecycle_event: 'check' })).toBeUndefined()
})
