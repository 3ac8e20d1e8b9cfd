// The commands of the search dialog, by keyboard: what ">" lists, and what each does.

import { type Page } from '@playwright/test'
import { dialog, box } from './search-parts.ts'
import { expect, isMarked, openPage, test } from '../site-test.ts'

const commands = (page: Page) => dialog(page).getByRole('option')

async function askFor(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(text)
  await expect(commands(page).first()).toBeVisible()
}

test('load with the first ">", and not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const modules = () => asked.filter((path) => path.includes('/list-commands.'))
  await openPage(page, '/docs/guides/alternatives')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('errors')
  await expect(commands(page).first()).toBeVisible()
  expect(modules()).toEqual([])
  await box(page).fill('')
  await page.keyboard.type('>')
  await expect(page.getByRole('group', { name: 'Commands' }).getByRole('option')).toHaveText([
    'Theme: light',
    'Copy page as Markdown',
    'Language: Node.js',
    'Language: Python',
    'Language: Go',
  ])
  await expect(page.getByRole('group', { name: 'On this page' }).getByRole('option').first()).toBeVisible()
  expect(modules().length).toBeGreaterThan(0)
})

test('switch the theme, and clear the field', async ({ page }) => {
  await openPage(page, '/docs')
  await askFor(page, '>theme')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(dialog(page)).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/docs')
  await askFor(page, '> dark')
  await expect(box(page)).toHaveValue('> dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('choose a language for all samples of the page', async ({ page }) => {
  await openPage(page, '/docs/guides/alternatives')
  await askFor(page, '> language go')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'Go', exact: true }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  )
  expect(new URL(page.url()).searchParams.get('lang')).toBe('go')
})

test('copy the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/docs/api/errors')
  await askFor(page, '> copy')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('# Errors')
})

test('lead to a place on the page and to another page', async ({ page }) => {
  await openPage(page, '/docs/api/errors')
  await askFor(page, '> go to codes')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/api\/errors#codes$/)
  await expect(dialog(page)).toBeHidden()
  await askFor(page, '> authentication')
  await expect(page.getByRole('group', { name: 'Pages' }).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/docs\/api\/authentication/)
  expect(await isMarked(page)).toBe(true)
})

test('say when there is no match, and never become a search', async ({ page }) => {
  await openPage(page, '/docs')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('> xqzwvk')
  await expect(dialog(page).getByRole('status')).toHaveText('No matching command')
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).pathname).toBe('/docs')
  await box(page).fill('')
  await expect(page.getByRole('group', { name: 'Recent searches' })).toHaveCount(0)
})
