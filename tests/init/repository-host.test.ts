// Where a page is edited on each host of repositories, and what the link to it is called.

import { expect, it } from 'vitest'
import { repositoryPlace } from '#scripts/init/repository-host.ts'

it.each([
  ['https://github.com/acme/docs', '/edit/main/content/{file}', 'GitHub'],
  ['https://gitlab.com/acme/team/docs', '/-/edit/main/content/{file}', 'GitLab'],
  ['https://gitlab.acme.example/docs', '/-/edit/main/content/{file}', 'GitLab'],
  ['https://bitbucket.org/acme/docs', '/src/main/content/{file}?mode=edit', 'Bitbucket'],
  ['https://codeberg.org/acme/docs', '/_edit/main/content/{file}', 'Codeberg'],
  ['https://code.acme.example/docs', '/edit/main/content/{file}', undefined],
])('%s', (url, edit, label) => {
  expect(repositoryPlace(url)).toEqual({ url, edit: url + edit, ...(label !== undefined && { label }) })
})
