// How vitest finds tests: everything under tests/ but the browser tests, which Playwright runs.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/browser/**', 'tests/fixtures/**', 'node_modules/**'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
