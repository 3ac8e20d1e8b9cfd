import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { GOES } from '#scripts/init/what-goes.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

it('removes what is there', () => {
  expect(GOES.filter((path) => !existsSync(join(PROJECT_ROOT, path)))).toEqual([])
})
