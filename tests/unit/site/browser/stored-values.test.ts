// Access to browser storage: what is kept, and a single warning if storage throws.

import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
})

it('reads what it wrote, and undefined otherwise', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const { readStored, writeStored } = await import('#site/browser/stored-values.ts')
  writeStored('theme', 'light')
  expect(readStored('theme')).toBe('light')
  expect(readStored('docusaurus.tab.lang')).toBeUndefined()
})

it('warns once when storage throws, and continues', async () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { readStored, writeStored } = await import('#site/browser/stored-values.ts')
  expect(readStored('theme')).toBeUndefined()
  writeStored('theme', 'dark')
  expect(warnings).toHaveBeenCalledTimes(1)
})
