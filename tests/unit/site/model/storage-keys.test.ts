// What the site counts as its own in a reader's browser: withdrawing a consent removes all else.

import { expect, it } from 'vitest'
import {
  ANNOUNCEMENT_ID_KEY,
  checklistKey,
  CONSENT_KEY,
  isOwnKey,
  PREFERRED_VERSION_KEY,
  tabKey,
  THEME_KEY,
} from '#site/model/storage-keys.ts'

it('knows its own keys', () => {
  const own = [
    THEME_KEY,
    CONSENT_KEY,
    ANNOUNCEMENT_ID_KEY,
    PREFERRED_VERSION_KEY,
    tabKey('lang'),
    checklistKey('a'),
  ]
  expect(own.filter((key) => !isOwnKey(key))).toEqual([])
})

it('knows what others put there', () => {
  expect(['_ga', 'themes', 'documents.x', 'x-docs.consent'].filter(isOwnKey)).toEqual([])
})
