// Asks for many steps and gives the event loop no turn until one of them has begun in another thread, for
// thread-pool.test.ts. A process of its own, because the test runner loads modules for threads in the event loop.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openGraph } from '#scripts/graph/open-graph.ts'
import { leftFile } from './counted-words.step.ts'

const root = process.argv[2]!
const graph = openGraph({ content: root, settings: {} })
const files = Array.from({ length: 40 }, (_, index) => join(root, `left-${index}`))
const all = Promise.all(files.map((file) => graph.ask(leftFile, file)))
const giveUp = performance.now() + 30_000
const hasBegun = (): boolean => files.some((file) => existsSync(file))
while (!hasBegun() && performance.now() < giveUp);
console.log(hasBegun() ? 'begun' : 'waiting')
await all
