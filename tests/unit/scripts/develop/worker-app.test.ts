import { expect, it } from 'vitest'
import { createWorkerApp } from '#scripts/develop/worker-app.ts'
import { makeRelease } from '../../../worker/hand-made-release.ts'

it('renders what stands around pages from the code as it is, whatever the last build rendered', async () => {
  const { manifest, blobs } = makeRelease({ workerCode: '' })
  const app = createWorkerApp((hash) => blobs.get(hash))
  await app.load()
  const shellParts = { footer: '<p>of the last build</p>', 'sidebar docs': '<p>of the last build</p>' }
  const request = new Request('http://localhost/docs/api', { headers: { accept: 'text/html' } })
  const response = await app.response(request, { ...manifest, shellParts })
  const html = await response!.text()
  expect(html).not.toContain('of the last build')
  expect(html).toContain('href="/docs/api/errors"')
})
