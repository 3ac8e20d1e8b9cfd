// The one client entry: the list of what enhances the document in the reader's browser.

import { startAnnouncement } from '../behaviours/announcement.ts'
import { startBackToTop } from '../behaviours/back-to-top.ts'
import { startChecklist } from '../behaviours/checklist.ts'
import { startCollapseTime } from '../behaviours/collapse-time.ts'
import { startCopyCode } from '../behaviours/copy-code.ts'
import { startCopyPage } from '../behaviours/copy-page.ts'
import { startHideNavbar } from '../behaviours/hide-navbar.ts'
import { startMenuPanels } from '../behaviours/menu-panels.ts'
import { startMarkMatches, startSearchChoice } from '../behaviours/mark-matches.ts'
import { startMobileMenu } from '../behaviours/mobile-menu.ts'
import { startNavbarDropdowns } from '../behaviours/navbar-dropdowns.ts'
import { startPreferredVersion } from '../behaviours/preferred-version.ts'
import { startRevealTarget } from '../behaviours/reveal-target.ts'
import { startSearchShortcut } from '../behaviours/search-shortcut.ts'
import { startSidebar } from '../behaviours/sidebar.ts'
import { startBehaviours } from '../behaviours/start-behaviours.ts'
import { startTableOfContents } from '../behaviours/table-of-contents.ts'
import { startTabs } from '../behaviours/tabs.ts'
import { startThemeToggle } from '../behaviours/theme-toggle.ts'
import { startToggleCategory } from '../behaviours/toggle-category.ts'
import { whenIdle } from '../behaviours/when-idle.ts'
import { startWrapCode } from '../behaviours/wrap-code.ts'
import { startZoomImage } from '../behaviours/zoom-image.ts'
import { HTML_HAS_SCRIPT } from '../model/dom-hooks.ts'
import { offerConsoles } from './console/offer-consoles.ts'
import { startFarBlocks } from './far-blocks.ts'
import { startIslands } from './islands.ts'
import { loadThirdParty } from './load-third-party.ts'
import { startNavigation } from './navigation/start-navigation.ts'
import { readPageData } from './page-data.ts'
import { connectSearch } from './search/connect-search.ts'
import { prepareSearch } from './search/prepare-search.ts'

const documentLife = new AbortController().signal

/** Start with each page, end when another one stands in the document. */
const pageBehaviours = [startTabs, startMarkMatches]

/** The same, but when the page has been shown: nobody uses them in the first moment. */
const calmPageBehaviours = [
  startTableOfContents,
  startCopyCode,
  startWrapCode,
  startChecklist,
  startZoomImage,
]

function startPage(page: AbortSignal): void {
  startBehaviours(pageBehaviours, page)
  for (const behaviour of calmPageBehaviours) {
    whenIdle(() => page.aborted || startBehaviours([behaviour], page))
  }
  offerConsoles(data.chunks ?? [], page)
}

/** Start once and live as long as the document. The menu hears navigations before the router does. */
const documentBehaviours = [
  startThemeToggle,
  startAnnouncement,
  startMobileMenu,
  startMenuPanels,
  startHideNavbar,
  startCollapseTime,
  startToggleCategory,
  startPreferredVersion,
  startNavbarDropdowns,
  startSidebar,
  startSearchShortcut,
  startSearchChoice,
  startCopyPage,
  startBackToTop,
]

// The inline script gives up waiting where this does not come.
document.documentElement.setAttribute(HTML_HAS_SCRIPT, 'ready')
startBehaviours([startFarBlocks, ...documentBehaviours], documentLife)

const data = readPageData()
const navigating = startNavigation(data, startPage, documentLife)
// Fragments come after the tabs that they may lead into.
startBehaviours([startRevealTarget], documentLife)
const search = data.search && connectSearch(data.search)
startIslands(data.chunks ?? [], search, documentLife)
if (search) prepareSearch(search, documentLife)
navigating.catch((error: unknown) => console.warn('Pages are loaded as a whole.', error))
void loadThirdParty(data, documentLife)
