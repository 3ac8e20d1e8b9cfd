// The client's entry: the list of everything that enhances the document.

import { startAnnouncement } from '../shell/announcement-bar/announcement-bar.behaviour.ts'
import { startBackToTop } from '../shell/status/back-to-top.behaviour.ts'
import { startChecklist } from '../components/checklist/checklist.behaviour.ts'
import { startCodeButtons } from '../components/code-block/code-buttons.behaviour.ts'
import { startCopyPage } from '../shell/page-actions/copy-page.behaviour.ts'
import { startHideNavbar } from '../shell/header/hide-navbar.behaviour.ts'
import { startMenuPanels } from '../shell/mobile-menu/menu-panels.behaviour.ts'
import { startMarkMatches } from '../shell/search-box/mark-matches.behaviour.ts'
import { startMobileMenu } from '../shell/mobile-menu/mobile-menu.behaviour.ts'
import { startNavbarDropdowns } from '../shell/navbar/navbar-dropdowns.behaviour.ts'
import { startPreferredVersion } from './preferred-version.ts'
import { startRevealTarget } from '../browser/reveal-target.ts'
import { startScrollStops } from '../components/code-block/scroll-stops.ts'
import { startSearchShortcut } from '../shell/search-box/search-shortcut.behaviour.ts'
import { startSidebar } from '../shell/sidebar/sidebar.behaviour.ts'
import { startBehaviours } from '../browser/start-behaviours.ts'
import { startSkipLink } from '../shell/skip-link/skip-link.behaviour.ts'
import { startTableOfContents } from '../shell/table-of-contents/table-of-contents.behaviour.ts'
import { startTabs } from '../components/tabs/tabs.behaviour.ts'
import { startThemeToggle } from '../shell/theme-toggle/theme-toggle.behaviour.ts'
import { startToggleCategory } from '../shell/sidebar/toggle-category.behaviour.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { startZoomImage } from '../shell/zoom/zoom-image.behaviour.ts'
import { HTML_READY } from '../model/dom-hooks.ts'
import { offerConsoles, offerReading, offerCodeTools } from './api-parts.ts'
import { startFarBlocks } from '../browser/far-blocks.ts'
import { keepArrivingLines, startKeepLines } from './keep-lines.ts'
import { startIslands } from './islands.ts'
import { measureVisit } from './measure-visit.ts'
import { loadThirdParty } from './load-third-party.ts'
import { startNavigation } from './navigation/start-navigation.ts'
import { readPageData } from '../browser/page-data.ts'
import { connectSearch } from './search/connect-search.ts'
import { prepareSearch } from './search/prepare-search.ts'

const documentLife = new AbortController().signal

/** Started with each page and aborted when it is replaced. */
const pageBehaviours = [startKeepLines, startTabs, (page: AbortSignal) => startMarkMatches(modules, page)]

/** The same, but started once the page is shown: nobody needs them right away. */
const idlePageBehaviours = [
  (page: AbortSignal) => startTableOfContents(modules, page),
  startCodeButtons,
  startScrollStops,
  (page: AbortSignal) => startChecklist(modules, page),
  (page: AbortSignal) => startZoomImage(modules, page),
]

function startPage(page: AbortSignal): void {
  startBehaviours(pageBehaviours, page)
  for (const behaviour of idlePageBehaviours) {
    whenIdle(() => page.aborted || startBehaviours([behaviour], page))
  }
  offerReading(modules, page)
  offerConsoles(modules, page)
  offerCodeTools(data, page)
}

/** Started once per document. The menu must handle navigate events before the router does. */
const documentBehaviours = [
  startThemeToggle,
  startAnnouncement,
  startMobileMenu,
  startMenuPanels,
  startHideNavbar,
  startToggleCategory,
  startPreferredVersion,
  startNavbarDropdowns,
  startSidebar,
  startSearchShortcut,
  startCopyPage,
  startBackToTop,
  startSkipLink,
]

startBehaviours([keepArrivingLines], documentLife)
// All else needs the whole document. The script may be there before it.
if (document.readyState === 'loading') {
  await new Promise((arrived) => document.addEventListener('DOMContentLoaded', arrived, { once: true }))
}

// Otherwise the inline script falls back to the page without JavaScript.
document.documentElement.setAttribute(HTML_READY, 'true')
startBehaviours([startFarBlocks, ...documentBehaviours], documentLife)

const data = readPageData()
const modules = data.chunks ?? []
const navigating = startNavigation(data, startPage, documentLife)
// Fragments are revealed after the tabs that may contain them have started.
startBehaviours([startRevealTarget], documentLife)
const search = data.search && connectSearch(data.search)
startIslands(modules, search, documentLife)
if (search) prepareSearch(search)
navigating.catch((error: unknown) => console.warn('In-app navigation is off.', error))
void loadThirdParty(data, documentLife)
measureVisit(data.release, modules)
