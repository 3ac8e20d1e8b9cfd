// What the header offers: every section of the site, all of it without JavaScript.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SiteHeader } from '#site/shell/header/site-header.tsx'
import { siteConfig } from '../../../../fixtures/site-config.ts'

const html = renderToStaticMarkup(<SiteHeader config={siteConfig} sidebar="api" />)

it('names the landmark', () => {
  expect(html).toMatch(/^<nav [^>]*aria-label="Main"/)
})

it('hides while the page scrolls only where the configuration says so', () => {
  const hiding = renderToStaticMarkup(<SiteHeader config={{ ...siteConfig, hideNavbarOnScroll: true }} />)
  expect(hiding).toMatch(/^<nav [^>]*data-hide-on-scroll/)
  expect(html).not.toContain('data-hide-on-scroll')
})

it('links the logo to the home page', () => {
  expect(html).toMatch(/<a class="logo" href="\/">/)
})

it('signs in at the portal, in a new tab', () => {
  expect(html).toMatch(
    new RegExp(
      `<a [^>]*href="${siteConfig.portalUrl}" target="_blank" rel="noopener noreferrer"[^>]*>Sign In`,
    ),
  )
})

it('links the source repository in the bar and in the menu', () => {
  expect(html.split(`href="${siteConfig.repository!.url}"`)).toHaveLength(3)
})

it('has a plain search form', () => {
  expect(html).toMatch(/<form [^>]*action="\/search" method="get"/)
  expect(html).toMatch(/<input [^>]*placeholder="Search"[^>]* name="q"/)
})

it('opens the menu without JavaScript, as a dialog or as a popover', () => {
  expect(html).toMatch(/<button [^>]*popoverTarget="menu"/i)
  expect(html).toMatch(/<button [^>]*command="show-modal" commandfor="menu"/)
  expect(html).toMatch(/<dialog [^>]*id="menu" popover="auto"/)
})

it('says in the toggle which theme is shown', () => {
  expect(html).toContain(
    'aria-label="Switch between dark and light mode (currently dark mode)" title="dark mode"',
  )
})

it('marks the current section in the bar and in the menu', () => {
  expect([...html.matchAll(/data-sidebar="(\w+)" aria-current="true"/g)].map((match) => match[1])).toEqual([
    'api',
    'api',
  ])
})
