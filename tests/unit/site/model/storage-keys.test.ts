// Which keys in the browser's storage belong to the site: withdrawing consent removes all others.

import { expect, it } from 'vitest'
import {
  ANNOUNCEMENT_ID_KEY,
  checklistKey,
  CONSENT_KEY,
  isOwnKey,
  PREFERRED_VERSION_KEY,
  tabStorageKey,
  THEME_KEY,
} from '#site/model/storage-keys.ts'

it('recognises its own keys', () => {
  const own = [
    THEME_KEY,
    CONSENT_KEY,
    ANNOUNCEMENT_ID_KEY,
    PREFERRED_VERSION_KEY,
    tabStorageKey('lang'),
    checklistKey('a'),
  ]
  expect(own.filter((key) => !isOwnKey(key))).toEqual([])
})

it('recognises third-party keys', () => {
  expect(['_ga', 'themes', 'documents.x', 'x-docs.consent'].filter(isOwnKey)).toEqual([])
})
