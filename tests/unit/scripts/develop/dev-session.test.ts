// Proves what a session does with a build that a save has overtaken.

import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { BuildReport } from '#scripts/develop/background-build.ts'
import { createDevSession } from '#scripts/develop/dev-session.ts'
import { createProblemBoard } from '#scripts/develop/problem-board.ts'

const reportOf = (name: string): BuildReport => ({
  diagnostics: [],
  pages: [],
  blobs: [[name, new Uint8Array([1])]],
})

it('keeps the blobs of a build that a save overtook, because the next build does not bring them again', async () => {
  const kept: string[] = []
  const taken: string[] = []
  const finish: ((report: BuildReport) => void)[] = []
  const name = (report: BuildReport): string => report.blobs[0]![0]
  const session = createDevSession({
    site: {
      keepBlobs: (report) => void kept.push(name(report)),
      takeOver: (report) => {
        taken.push(name(report))
        return { before: undefined, after: undefined }
      },
      open: () => Promise.resolve(),
      save: () => Promise.resolve(undefined),
      renew: () => Promise.resolve(undefined),
    },
    builds: { build: () => new Promise<BuildReport>((resolve) => finish.push(resolve)) },
    app: { load: () => Promise.resolve() },
    problems: createProblemBoard({ print: () => undefined, send: () => undefined, heard: () => undefined }),
    channel: { openPages: () => new Set(), send: () => undefined },
    loadLiveScript: () => Promise.resolve(),
    isLoaded: () => false,
    restart: () => undefined,
    report: () => undefined,
  })

  await session.start()
  while (finish.length < 1) await setTimeout(1)
  session.changed(['content/docs/index.mdx'])
  finish[0]?.(reportOf('overtaken'))
  while (finish.length < 2) await setTimeout(1)
  finish[1]?.(reportOf('newest'))
  while (taken.length === 0) await setTimeout(1)

  expect(kept).toEqual(['overtaken', 'newest'])
  expect(taken).toEqual(['newest'])
})
