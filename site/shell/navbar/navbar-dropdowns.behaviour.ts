// Closes an open dropdown of the navbar or of the page actions: on a click or focus elsewhere, Escape, or when one of
// its links is chosen.

const DROPDOWN = 'details:is(.navbar__dropdown, .page-actions__more)'

export function startNavbarDropdowns(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest('a')
      for (const dropdown of openDropdowns())
        if (link || !dropdown.contains(target as Node)) dropdown.open = false
    },
    { signal },
  )
  document.addEventListener(
    'focusin',
    ({ target }) => {
      for (const dropdown of openDropdowns()) if (!dropdown.contains(target as Node)) dropdown.open = false
    },
    { signal },
  )
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      for (const dropdown of openDropdowns()) {
        if (dropdown.contains(document.activeElement)) dropdown.querySelector('summary')?.focus()
        dropdown.open = false
      }
    },
    { signal },
  )
}

function openDropdowns(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll<HTMLDetailsElement>(`${DROPDOWN}[open]`)
}
