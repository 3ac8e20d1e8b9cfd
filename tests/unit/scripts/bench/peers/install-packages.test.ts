import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { installPackages } from '#scripts/bench/peers/install-packages.ts'

const DESCRIPTION = JSON.stringify({ private: true, dependencies: { one: 'file:./one' } })
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-packages-'))
  mkdirSync(join(folder, 'one'))
  writeFileSync(join(folder, 'one/package.json'), JSON.stringify({ name: 'one', version: '1.0.0' }))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('installs again what an interrupted installation has left half', () => {
  writeFileSync(join(folder, 'package.json'), DESCRIPTION)
  mkdirSync(join(folder, 'node_modules'))
  installPackages(folder, DESCRIPTION)
  expect(existsSync(join(folder, 'node_modules/one/package.json'))).toBe(true)
})

it('leaves alone what is installed', () => {
  installPackages(folder, DESCRIPTION)
  rmSync(join(folder, 'node_modules'), { recursive: true })
  installPackages(folder, DESCRIPTION)
  expect(existsSync(join(folder, 'node_modules'))).toBe(false)
})
