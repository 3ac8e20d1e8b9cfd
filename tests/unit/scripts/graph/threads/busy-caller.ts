// Asks for many steps and gives the event loop no turn until one of them, or all, have begun in another thread, for
// thread-pool.test.ts. A process of its own, because the test runner loads modules for threads in the event loop.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openGraph } from '#scripts/graph/run/open-graph.ts'
import { leftFile } from '../counted-words.step.ts'

const [root = '', wanted] = process.argv.slice(2)
const graph = openGraph({ content: root, settings: {} })
const files = Array.from({ length: 40 }, (_, index) => join(root, `left-${index}`))
const all = Promise.all(files.map((file) => graph.ask(leftFile, file)))
const giveUp = performance.now() + 30_000
const exists = (file: string): boolean => existsSync(file)
const hasBegun = (): boolean => (wanted === 'all' ? files.every(exists) : files.some(exists))
while (!hasBegun() && performance.now() < giveUp);
console.log(hasBegun() ? (wanted === 'all' ? 'all begun' : 'begun') : 'waiting')
await all
