// Entry of the script that the development server adds to every document: listens for changes and shows them in place.

import { HTML_RELEASE, PAGE_DATA_ID, type PageData } from '#site/model/dom-hooks.ts'
import { LIVE_EVENTS_PAGE, LIVE_EVENTS_PATH, type LiveUpdate } from '#site/model/live-update.ts'
import { createDocumentUpdater } from './document-updater.ts'
import { createProblemPanel } from './problem-panel.ts'

// Runs before the client's entry, so it sees the document as served.
const updater = createDocumentUpdater()
const panel = createProblemPanel()
let session: string | undefined
/** Release of the document, or of the last connection. */
let release = document.documentElement.getAttribute(HTML_RELEASE) ?? undefined
/** The client router's records may be outdated: load the next page in full from the server. */
let outdated = false
let events = connect()

// Registered before the router's own listener, which then does not see the navigation.
navigation.addEventListener('navigate', (event) => {
  const leaves = new URL(event.destination.url).pathname !== location.pathname
  if (outdated && leaves) event.stopImmediatePropagation()
})
navigation.addEventListener('navigatesuccess', () => {
  if (openPage() === events.page) return
  updater.forget()
  events.source.close()
  events = connect()
})

function connect(): { source: EventSource; page: string } {
  const page = openPage()
  const source = new EventSource(`${LIVE_EVENTS_PATH}?${new URLSearchParams({ [LIVE_EVENTS_PAGE]: page })}`)
  source.addEventListener('message', ({ data }) => receive(JSON.parse(data as string) as LiveUpdate))
  return { source, page }
}

function receive(update: LiveUpdate): void {
  switch (update.kind) {
    case 'session':
      if (session !== undefined && session !== update.id) return location.reload()
      session = update.id
      if (update.release !== release) void updater.showDocument()
      release = update.release
      return
    case 'page':
      outdated = true
      if (update.path === openPage()) updater.showMain(update.html, update.documentTitle)
      return
    case 'outdated':
      outdated = true
      return
    case 'document':
      outdated = true
      return void updater.showDocument()
    case 'code':
      // The browser restores the reader's position.
      return location.reload()
    case 'problems':
      return panel.show(update.problems)
  }
}

/** Canonical path of the page in the document, as server and router wrote it. */
function openPage(): string {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent
  return json ? (JSON.parse(json) as PageData).path : location.pathname
}
