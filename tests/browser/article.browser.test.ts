// Reading aids in an article: tabs, code, checklists.

import { type Locator, type Page } from '@playwright/test'
import { expect, openPage, painted, test } from './site-test.ts'

const PATH = '/docs/guides/alternatives'

const tab = (page: Page, block: number, name: string) =>
  page.locator('.tabs').nth(block).getByRole('tab', { name, exact: true })

test.describe('tabs', () => {
  test('change together, keep the clicked one in place, and update storage and URL', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 })
    await openPage(page, PATH)
    await tab(page, 1, 'Python').scrollIntoViewIfNeeded()
    const top = () =>
      tab(page, 1, 'Python').evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const before = await top()
    await tab(page, 1, 'Python').click()
    await expect(page.getByText('print("python")')).toBeVisible()
    await expect(page.getByText('Second block for Python.')).toBeVisible()
    await painted(page)
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.lang'))).toBe('python')
    expect(new URL(page.url()).searchParams.get('lang')).toBe('python')
  })

  test('stay unchanged if they lack a language', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.lang', 'go'))
    await openPage(page, PATH)
    await expect(page.getByText('fmt.Println("go")')).toBeVisible()
    await expect(page.getByText('Second block for Node.js.')).toBeVisible()
    await expect(tab(page, 1, 'Node.js')).toHaveAttribute('aria-selected', 'true')
  })

  test('prefer the URL’s language to the stored one', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.lang', 'go'))
    await openPage(page, `${PATH}?lang=python`)
    await expect(page.getByText('print("python")')).toBeVisible()
    await expect(page.getByText('fmt.Println("go")')).toBeHidden()
  })

  test('name their panels', async ({ page }) => {
    await openPage(page, PATH)
    await expect(page.getByRole('tabpanel', { name: 'Node.js' }).first()).toBeVisible()
    await tab(page, 0, 'Go').click()
    await expect(page.getByRole('tabpanel', { name: 'Go' })).toContainText('fmt.Println("go")')
  })

  test('support arrow keys, Home and End', async ({ page }) => {
    await openPage(page, PATH)
    await tab(page, 0, 'Node.js').focus()
    for (const [key, name] of [
      ['ArrowLeft', 'Go'],
      ['ArrowRight', 'Node.js'],
      ['End', 'Go'],
      ['Home', 'Node.js'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(page, 0, name)).toBeFocused()
      await expect(tab(page, 0, name)).toHaveAttribute('aria-selected', 'true')
    }
    await page.keyboard.press('Tab')
    await expect(tab(page, 0, 'Python')).not.toBeFocused()
  })

  test('follow the choice made in another tab of the browser', async ({ page, context }) => {
    await openPage(page, PATH)
    const other = await context.newPage()
    await openPage(other, PATH)
    await tab(other, 0, 'Go').click()
    await expect(page.getByText('fmt.Println("go")')).toBeVisible()
  })

  test('follow it also where another language was chosen before', async ({ page, context }) => {
    await openPage(page, PATH)
    await tab(page, 0, 'Python').click()
    const other = await context.newPage()
    await openPage(other, PATH)
    await tab(other, 0, 'Go').click()
    await expect(tab(page, 0, 'Go')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('fmt.Println("go")')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('lang')).toBe('go')
  })

  test('show the chosen language at once on the next page', async ({ page }) => {
    await openPage(page, PATH)
    await tab(page, 0, 'Python').click()
    await page.locator('#sidebar').getByRole('link', { name: 'Sections' }).click()
    await expect(page.locator('h1')).toHaveText('Sections')
    await page.locator('#sidebar').getByRole('link', { name: 'Alternatives' }).click()
    await expect(page.getByText('print("python")')).toBeVisible()
  })
})

test.describe('code', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('is copied as written, with confirmation on the button', async ({ page }) => {
    await openPage(page, PATH)
    const block = page.locator('.code-block', { hasText: 'console.log' })
    await block.hover()
    await block.locator('[data-behaviour="copy-code"]').click()
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("console.log('node')")
    await expect(block.getByRole('button', { name: 'Copied' })).toHaveCount(0)
  })

  test('wraps on demand if it is wider than its block', async ({ page }) => {
    await openPage(page, PATH)
    const block = page.locator('.code-block', { hasText: 'much wider' })
    const wrap = block.locator('[data-behaviour="wrap-code"]')
    await block.hover()
    await wrap.click()
    await expect(wrap).toHaveAttribute('aria-pressed', 'true')
    const fits = () => block.locator('pre').evaluate((pre) => pre.scrollWidth <= pre.clientWidth)
    expect(await fits()).toBe(true)
    await wrap.click()
    expect(await fits()).toBe(false)
    await expect(
      page.locator('.code-block', { hasText: 'console.log' }).locator('[data-behaviour="wrap-code"]'),
    ).toBeHidden()
  })

  test('is whole on a phone, and what goes on in a next line is set in', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, PATH)
    const block = page.locator('.code-block', { hasText: 'much wider' })
    expect(await block.locator('pre').evaluate((pre) => pre.scrollWidth <= pre.clientWidth)).toBe(true)
    await expect(block.getByRole('button', { name: 'Toggle word wrap' })).toBeHidden()
    const copy = (await block.getByRole('button', { name: 'Copy code to clipboard' }).boundingBox())!
    expect(Math.min(copy.width, copy.height)).toBeGreaterThanOrEqual(44)
    const goesOn = await block.locator('code .s').evaluate((value) => {
      const code = value.closest('code')!
      const start = code.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(code).paddingLeft)
      return [...value.getClientRects()].slice(1).map(({ left }) => left - start)
    })
    // Further than a line two levels deep, of two characters each.
    expect(Math.min(...goesOn)).toBeGreaterThan(4 * 7.2)
  })

  test('fades where it goes on beyond the edge, and is clear at its end', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 844 })
    await openPage(page, PATH)
    const opacity = (block: Locator) =>
      block.locator('pre').evaluate((element) => getComputedStyle(element, '::after').opacity)
    expect(await opacity(page.locator('.code-block', { hasText: 'much wider' }))).toBe('1')
    expect(await opacity(page.locator('.code-block', { hasText: 'console.log' }).first())).toBe('0')
    const pre = page.locator('.code-block', { hasText: 'much wider' }).locator('pre')
    /** How far the code reaches beyond the edge, and into the fade. */
    const reach = () =>
      pre.evaluate((element) => {
        const text = document.createRange()
        text.selectNodeContents(element.firstElementChild!)
        const { right } = element.getBoundingClientRect()
        const fade = Number.parseFloat(getComputedStyle(element, '::after').inlineSize)
        const end = Math.max(...[...text.getClientRects()].map((line) => line.right))
        return { beyond: end - right, fade, faded: end - (right - fade) }
      })
    const start = await reach()
    expect(start.fade).toBeGreaterThanOrEqual(16)
    expect(start.beyond).toBeGreaterThan(0)
    await pre.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
    expect((await reach()).faded).toBeLessThanOrEqual(1)
    await expect.poll(() => opacity(page.locator('.code-block', { hasText: 'much wider' }))).toBe('0')
  })

  test('of the whole page is copied as Markdown', async ({ page }) => {
    await openPage(page, '/docs/api/errors')
    await page.getByRole('button', { name: 'Copy page' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toContain('# Errors')
    expect(text).toContain('## Codes')
  })
})

test('checklists remember what was ticked', async ({ page }) => {
  await openPage(page, '/docs/guides/production-checklist')
  await page.getByRole('checkbox', { name: 'Rotate the keys' }).check()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Rotate the keys' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Read the limits' })).not.toBeChecked()
})

test('offers a back-to-top button while scrolling up', async ({ page }) => {
  await openPage(page, '/docs/guides/sections')
  const button = page.getByRole('button', { name: 'Scroll back to top' })
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  await expect(button).toBeHidden()
  await page.mouse.wheel(0, -100)
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(button).toBeHidden()
})
