// How vitest finds tests: everything under tests/ but the browser tests, which Playwright runs.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/browser/**', 'tests/fixtures/**', 'node_modules/**'],
    globalSetup: './tests/temporary-files.ts',
    // Half again as many as cores: many tests wait for a process of their own or a timer.
    maxWorkers: '150%',
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // What is waited for comes at once, or, on a busy machine, some seconds later.
    expect: { poll: { timeout: 30_000 } },
  },
})
