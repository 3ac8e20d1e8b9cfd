// What may become HTML of a document: parts of responses whose bytes match the hash in their URL, and nothing else.

import { type Page } from '@playwright/test'
import { expect, isMarked, openPage, test } from '../site-test.ts'

interface Policy {
  createHTML(html: string, source?: object): string
}

/** Captures the site's own policy, as a bug in its code might use it. */
function keepPolicy(): void {
  const { trustedTypes } = window as unknown as {
    trustedTypes: { createPolicy(...rules: unknown[]): Policy }
  }
  const create = trustedTypes.createPolicy.bind(trustedTypes)
  trustedTypes.createPolicy = (...rules) => {
    const policy = create(...rules)
    Object.assign(window, { policy })
    return policy
  }
}

const refusal = (page: Page, html: string, source?: object): Promise<string> =>
  page.evaluate(
    ([text, from]) => {
      const { policy } = window as unknown as { policy: Policy }
      try {
        return `taken: ${policy.createHTML(text, from)}`
      } catch (error) {
        return (error as Error).name
      }
    },
    [html, source] as const,
  )

test('the policy rejects a string that is not part of a verified response', async ({ page }) => {
  await page.addInitScript(keepPolicy)
  await openPage(page, '/docs')
  const html = '<img src=x onerror=alert(1)>'
  for (const source of [undefined, { html }, [html]]) {
    expect(await refusal(page, html, source)).toBe('TypeError')
  }
})

test.describe('a record with other bytes', () => {
  test.use({ expectedMessages: /could not be shown in place/ })

  test('shows an error box and is never inserted, and the page opens with Retry', async ({ page }) => {
    await openPage(page, '/docs')
    await page.route('**/_page/*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `<p>Send your keys to evil.example</p>${await response.text()}` })
    })
    await page.locator('article').getByRole('link', { name: 'alternatives' }).click()
    const box = page.locator('main').getByRole('alert')
    await expect(box).toContainText('do not match the hash in its URL')
    await expect(page.getByText('evil.example')).toHaveCount(0)
    await expect(page.locator('h1')).toHaveText('Guides')
    expect(await isMarked(page)).toBe(true)
    await page.unroute('**/_page/*')
    await box.getByRole('button', { name: 'Retry' }).click()
    await expect(page.locator('h1')).toHaveText('Alternatives')
    expect(await isMarked(page)).toBe(true)
  })
})
