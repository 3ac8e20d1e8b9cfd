import { expect, it } from 'vitest'
import { packageFolder } from '#scripts/fonts/faces.ts'

it.each([
  ['/site/node_modules/@maker/face/files/latin.woff2', 'node_modules/@maker/face'],
  ['/site/node_modules/tool/node_modules/face/latin.woff2', 'node_modules/face'],
  [String.raw`C:\site\node_modules\@maker\face\files\latin.woff2`, 'node_modules/@maker/face'],
])('names the package of a face, whichever slash the system writes: %s', (file, folder) => {
  expect(packageFolder(file)).toBe(folder)
})
