// Hydrates islands. Only this module and the islands import React in the browser.

import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { adoptStyles } from '../browser/adopt-styles.ts'
import { ISLAND } from '../model/dom-hooks.ts'
import wordStyles from '../pages/found-words.css'
import dialogStyles from './islands/search-dialog.css'
import footStyles from './islands/search-foot.css'
import { SearchIsland, type IslandProps } from './islands/search-island.tsx'
import resultStyles from './islands/search-results.css'

const ISLANDS: Record<string, (props: IslandProps) => ReactNode> = {
  'search-box': SearchIsland,
}

/** Hydrates every island of the document. One that fails is restored to the server's markup. */
export function hydrateIslands(
  connection: IslandProps['connection'],
  cameFrom: IslandProps['cameFrom'],
): void {
  for (const styles of [dialogStyles, resultStyles, footStyles, wordStyles]) adoptStyles(styles)
  for (const container of document.querySelectorAll<HTMLElement>(`[${ISLAND}]`)) {
    const Island = ISLANDS[container.getAttribute(ISLAND) ?? '']
    if (!Island) continue
    const serverMarkup = [...container.cloneNode(true).childNodes]
    const root = hydrateRoot(container, <Island connection={connection} cameFrom={cameFrom} />, {
      onRecoverableError: (error) => console.error('An island differs from the server’s markup.', error),
      onUncaughtError: (error) => {
        console.error('An island failed; its server markup stays.', error)
        queueMicrotask(() => {
          root.unmount()
          container.replaceChildren(...serverMarkup)
        })
      },
    })
  }
}
